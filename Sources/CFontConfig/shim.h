#ifndef FERRY_CFontConfig_H
#define FERRY_CFontConfig_H
#include <fontconfig/fontconfig.h>
#endif
