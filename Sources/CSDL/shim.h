#ifndef FERRY_CSDL_H
#define FERRY_CSDL_H
#include <SDL.h>
#endif
