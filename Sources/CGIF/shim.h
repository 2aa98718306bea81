#ifndef FERRY_CGIF_H
#define FERRY_CGIF_H
#include <gif_lib.h>
#endif
