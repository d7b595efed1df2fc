#pragma once
#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast that Swift cannot express; these copy their bytes before they return.
int pool_sqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, int bytes);
int pool_sqlite_bind_blob(sqlite3_stmt *statement, int index, const void *data, int bytes);
