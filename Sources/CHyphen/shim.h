#ifndef FERRY_CHyphen_H
#define FERRY_CHyphen_H
#include <hyphen.h>
#endif
