#ifndef FERRY_CMarkdown_H
#define FERRY_CMarkdown_H
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
#endif
