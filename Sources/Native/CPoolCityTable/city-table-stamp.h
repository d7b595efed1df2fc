// Made by Tools/build-city-table. SHA-256 of city-table.bin: 119109764c7d905b52dbec1446e5654323cf36533b570f584f39c2df7b4fc7d9
