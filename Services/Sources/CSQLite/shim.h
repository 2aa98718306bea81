#ifndef SERVICES_CSQLITE_H
#define SERVICES_CSQLITE_H
#include <sqlite3.h>
/// SQLITE_TRANSIENT is a cast that Swift does not import.
static inline int services_bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
  return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}
static inline int services_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int length) {
  return sqlite3_bind_blob(statement, index, bytes, length, SQLITE_TRANSIENT);
}
#endif
