// Pango's text layouts per second on the timeline texts at width 366: uncached layouts, warm glyph caches.
// Reads one text per line from the file named by the first argument. Built and run by ferry-bench-text.
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

static double cpu_ms(void) {
    struct rusage u;
    getrusage(RUSAGE_SELF, &u);
    return (u.ru_utime.tv_sec + u.ru_stime.tv_sec) * 1e3 + (u.ru_utime.tv_usec + u.ru_stime.tv_usec) / 1e3;
}

static void measure(const char *name, char **texts, int count, PangoContext *context, int lines) {
    PangoFontDescription *font = pango_font_description_from_string("Noto Sans CJK SC");
    pango_font_description_set_absolute_size(font, 15 * PANGO_SCALE);
    double start = 0;
    for (int pass = 0; pass < 2; pass++) {
        start = cpu_ms();
        for (int i = 0; i < count; i++) {
            PangoLayout *layout = pango_layout_new(context);
            int w, h;
            pango_layout_set_font_description(layout, font);
            pango_layout_set_width(layout, 366 * PANGO_SCALE);
            pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
            if (lines) {
                pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END);
                pango_layout_set_height(layout, -lines);
            }
            pango_layout_set_text(layout, texts[i], -1);
            pango_layout_get_pixel_size(layout, &w, &h);
            g_object_unref(layout);
        }
    }
    printf("%s %.1f\n", name, count / (cpu_ms() - start) * 1e3);
}

int main(int argc, char **argv) {
    FILE *file = argc > 1 ? fopen(argv[1], "r") : 0;
    if (!file) return fprintf(stderr, "usage: pango_text TEXTS\n"), 2;
    char **texts = 0, *line = 0;
    size_t room = 0;
    int count = 0;
    for (ssize_t n; (n = getline(&line, &room, file)) > 0;) {
        if (line[n - 1] == '\n') line[n - 1] = 0;
        texts = realloc(texts, sizeof *texts * (size_t)(count + 1));
        texts[count++] = strdup(line);
    }
    PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
    measure("wrapped", texts, count, context, 0);
    measure("shortened", texts, count, context, 6);
    return 0;
}
