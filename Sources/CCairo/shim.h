#ifndef FERRY_CCairo_H
#define FERRY_CCairo_H
#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#endif
