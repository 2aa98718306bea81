#ifndef FERRY_CFriBidi_H
#define FERRY_CFriBidi_H
#include <fribidi.h>
#endif
