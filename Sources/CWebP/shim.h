#ifndef FERRY_CWebP_H
#define FERRY_CWebP_H
#include <webp/decode.h>
#include <webp/encode.h>
#include <webp/demux.h>
#include <webp/mux.h>
#endif
