#ifndef FERRY_CWebSockets_H
#define FERRY_CWebSockets_H
#include <libwebsockets.h>
#endif
