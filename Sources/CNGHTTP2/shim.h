#ifndef FERRY_CNGHTTP2_H
#define FERRY_CNGHTTP2_H
#include <nghttp2/nghttp2.h>
#endif
