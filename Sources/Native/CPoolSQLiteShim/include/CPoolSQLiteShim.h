#pragma once
#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast that Swift cannot express; these copy their bytes before they return.
int pool_sqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, int bytes);
int pool_sqlite_bind_blob(sqlite3_stmt *statement, int index, const void *data, int bytes);

// Adds `pool_sightings(TABLE, COLUMNS, MOST)` to a connection, for use in a MATCH query of FTS5. It answers with a
// blob of 32-bit integers in the machine's order: the number of words in each of the first COLUMNS columns, then for
// at most MOST places where a phrase stands in one of them: phrase, column, position of its first word.
int pool_sqlite_add_sightings(sqlite3 *connection);
