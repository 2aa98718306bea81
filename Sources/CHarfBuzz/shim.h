#ifndef FERRY_CHarfBuzz_H
#define FERRY_CHarfBuzz_H
#include <hb.h>
#include <hb-ft.h>
#include <hb-ot.h>
#endif
