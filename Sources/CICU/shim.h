#ifndef FERRY_CICU_H
#define FERRY_CICU_H
#include <unicode/ubrk.h>
#include <unicode/utext.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#endif
