#ifndef FERRY_CPNG_H
#define FERRY_CPNG_H
#include <png.h>
#endif
