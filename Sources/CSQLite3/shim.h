#ifndef FERRY_CSQLite3_H
#define FERRY_CSQLite3_H
#include <sqlite3.h>
#endif
