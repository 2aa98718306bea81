#ifndef FERRY_CWebSockets_H
#define FERRY_CWebSockets_H
#include <libwebsockets.h>
/// Bytes that must be free before a message passed to `lws_write`; the macro is too complex for Swift to import.
static const int FerryWriteHeadroom = LWS_PRE;
#endif
