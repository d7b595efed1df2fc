"""Set-up of Pool's models: one subject a file. Nothing here is needed at run time."""
