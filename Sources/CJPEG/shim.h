#ifndef FERRY_CJPEG_H
#define FERRY_CJPEG_H
#include <stdio.h>
#include <jpeglib.h>
#endif
