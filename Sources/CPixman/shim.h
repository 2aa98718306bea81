#ifndef FERRY_CPixman_H
#define FERRY_CPixman_H
#include <pixman.h>
#endif
