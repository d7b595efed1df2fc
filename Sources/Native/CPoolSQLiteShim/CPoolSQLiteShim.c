#include "CPoolSQLiteShim.h"

#include <stdint.h>
#include <string.h>

int pool_sqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, int bytes) {
  return sqlite3_bind_text(statement, index, text, bytes, SQLITE_TRANSIENT);
}

int pool_sqlite_bind_blob(sqlite3_stmt *statement, int index, const void *data, int bytes) {
  return sqlite3_bind_blob(statement, index, data, bytes, SQLITE_TRANSIENT);
}

static void sightings(const Fts5ExtensionApi *api, Fts5Context *row, sqlite3_context *context, int count,
                      sqlite3_value **values) {
  int columns = count > 0 ? sqlite3_value_int(values[0]) : 0;
  int most = count > 1 ? sqlite3_value_int(values[1]) : 0;
  int there = api->xColumnCount(row);
  if (columns < 0 || columns > there) columns = there;
  int found = 0;
  int code = api->xInstCount(row, &found);
  if (code != SQLITE_OK) {
    sqlite3_result_error_code(context, code);
    return;
  }
  if (most < 0) most = 0;
  if (most > found) most = found;
  sqlite3_uint64 size = ((sqlite3_uint64)columns + 3 * (sqlite3_uint64)most) * sizeof(int32_t);
  if (size > INT32_MAX) {
    sqlite3_result_error_toobig(context);
    return;
  }
  int32_t *numbers = sqlite3_malloc64(size > 0 ? size : 1);
  if (numbers == NULL) {
    sqlite3_result_error_nomem(context);
    return;
  }
  sqlite3_uint64 used = 0;
  for (int column = 0; column < columns && code == SQLITE_OK; column++) {
    int words = 0;
    code = api->xColumnSize(row, column, &words);
    numbers[used++] = words;
  }
  for (int index = 0, kept = 0; index < found && kept < most && code == SQLITE_OK; index++) {
    int phrase = 0, column = 0, position = 0;
    code = api->xInst(row, index, &phrase, &column, &position);
    if (column >= columns) continue;
    numbers[used++] = phrase;
    numbers[used++] = column;
    numbers[used++] = position;
    kept++;
  }
  if (code != SQLITE_OK) {
    sqlite3_free(numbers);
    sqlite3_result_error_code(context, code);
    return;
  }
  sqlite3_result_blob(context, numbers, (int)(used * sizeof(int32_t)), sqlite3_free);
}

int pool_sqlite_add_sightings(sqlite3 *connection) {
  fts5_api *api = NULL;
  sqlite3_stmt *statement = NULL;
  int code = sqlite3_prepare_v2(connection, "SELECT fts5(?1)", -1, &statement, NULL);
  if (code != SQLITE_OK) return code;
  sqlite3_bind_pointer(statement, 1, (void *)&api, "fts5_api_ptr", NULL);
  sqlite3_step(statement);
  code = sqlite3_finalize(statement);
  if (code != SQLITE_OK) return code;
  if (api == NULL) return SQLITE_ERROR;
  return api->xCreateFunction(api, "pool_sightings", NULL, sightings, NULL);
}
