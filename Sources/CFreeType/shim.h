#ifndef FERRY_CFreeType_H
#define FERRY_CFreeType_H
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H
#include FT_SFNT_NAMES_H
#include FT_MULTIPLE_MASTERS_H

/* FT_LOAD_* are casts in macros, which Swift does not import. */
static const FT_Int32 ferry_ft_load_outline = FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP;
static const FT_Int32 ferry_ft_load_color = FT_LOAD_COLOR;
#endif
