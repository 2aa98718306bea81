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
static const FT_Int32 ferry_ft_load_units = FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP;

/* Receives an outline's segments, in 1/64 units with y up. */
typedef struct {
    void (*move)(void *target, double x, double y);
    void (*line)(void *target, double x, double y);
    void (*curve)(void *target, double x1, double y1, double x2, double y2, double x3, double y3);
    void (*close)(void *target);
} ferry_ft_path_sink;

typedef struct {
    void *target;
    ferry_ft_path_sink sink;
    double x, y;
    int open;
} ferry_ft_path_state;

static int ferry_ft_move(const FT_Vector *to, void *user) {
    ferry_ft_path_state *s = (ferry_ft_path_state *)user;
    if (s->open) s->sink.close(s->target);
    s->open = 1;
    s->x = to->x;
    s->y = to->y;
    s->sink.move(s->target, s->x, s->y);
    return 0;
}
static int ferry_ft_line(const FT_Vector *to, void *user) {
    ferry_ft_path_state *s = (ferry_ft_path_state *)user;
    s->x = to->x;
    s->y = to->y;
    s->sink.line(s->target, s->x, s->y);
    return 0;
}
static int ferry_ft_conic(const FT_Vector *c, const FT_Vector *to, void *user) {
    ferry_ft_path_state *s = (ferry_ft_path_state *)user;
    double x1 = s->x + (c->x - s->x) * 2 / 3, y1 = s->y + (c->y - s->y) * 2 / 3;
    double x2 = to->x + (c->x - to->x) * 2.0 / 3, y2 = to->y + (c->y - to->y) * 2.0 / 3;
    s->x = to->x;
    s->y = to->y;
    s->sink.curve(s->target, x1, y1, x2, y2, s->x, s->y);
    return 0;
}
static int ferry_ft_cubic(const FT_Vector *c1, const FT_Vector *c2, const FT_Vector *to, void *user) {
    ferry_ft_path_state *s = (ferry_ft_path_state *)user;
    s->x = to->x;
    s->y = to->y;
    s->sink.curve(s->target, c1->x, c1->y, c2->x, c2->y, s->x, s->y);
    return 0;
}
static inline void ferry_ft_outline_path(FT_Outline *outline, void *target, ferry_ft_path_sink sink) {
    FT_Outline_Funcs funcs = {ferry_ft_move, ferry_ft_line, ferry_ft_conic, ferry_ft_cubic, 0, 0};
    ferry_ft_path_state state = {target, sink, 0, 0, 0};
    FT_Outline_Decompose(outline, &funcs, &state);
    if (state.open) sink.close(target);
}
#endif
