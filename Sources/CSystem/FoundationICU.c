#include "CSystem.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

// ICU as included in Foundation on Linux, with its data. It has no headers outside Foundation's build; the functions are stable C API
// of ICU 62 and 67 under prefixed names. They are looked up at run time: programs without Foundation link this too.

typedef struct number_formatter number_formatter;
typedef struct number_result number_result;
typedef struct list_formatter list_formatter;
typedef struct date_formatter date_formatter;

static struct {
    number_formatter *(*open_number)(const uint16_t *skeleton, int32_t length, const char *locale, int *error);
    number_result *(*open_result)(int *error);
    void (*format_double)(const number_formatter *, double, number_result *, int *error);
    int32_t (*text)(const number_result *, uint16_t *, int32_t capacity, int *error);
    void (*close_result)(number_result *);
    void (*close_number)(number_formatter *);
    list_formatter *(*open_list)(const char *locale, int type, int width, int *error);
    int32_t (*format_list)(
        const list_formatter *, const uint16_t *const *texts, const int32_t *lengths, int32_t count, uint16_t *, int32_t capacity, int *error);
    void (*close_list)(list_formatter *);
    date_formatter *(*open_date)(
        int time_style, int date_style, const char *locale, const uint16_t *zone, int32_t zone_length, const uint16_t *pattern,
        int32_t pattern_length, int *error);
    void (*set_date_context)(date_formatter *, int context, int *error);
    int32_t (*format_date)(
        const date_formatter *, double milliseconds, uint16_t *, int32_t capacity, void *position, int *error);
    void (*close_date)(date_formatter *);
} icu;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static int is_complete;

static void find(void) {
    const struct { const char *name; void **place; } names[] = {
        {"swift_unumf_openForSkeletonAndLocale", (void **)&icu.open_number}, {"swift_unumf_openResult", (void **)&icu.open_result},
        {"swift_unumf_formatDouble", (void **)&icu.format_double}, {"swift_unumf_resultToString", (void **)&icu.text},
        {"swift_unumf_closeResult", (void **)&icu.close_result}, {"swift_unumf_close", (void **)&icu.close_number},
        {"swift_ulistfmt_openForType", (void **)&icu.open_list}, {"swift_ulistfmt_format", (void **)&icu.format_list},
        {"swift_ulistfmt_close", (void **)&icu.close_list}, {"swift_udat_open", (void **)&icu.open_date},
        {"swift_udat_setContext", (void **)&icu.set_date_context}, {"swift_udat_format", (void **)&icu.format_date},
        {"swift_udat_close", (void **)&icu.close_date},
    };
    is_complete = 1;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        *names[i].place = dlsym(RTLD_DEFAULT, names[i].name);
        if (!*names[i].place) is_complete = 0;
    }
}

int32_t ferry_format_number(
    const uint16_t *skeleton, int32_t length, const char *locale, double value, uint16_t *text, int32_t capacity)
{
    pthread_once(&once, find);
    if (!is_complete) return -1;
    int error = 0;
    int32_t count = -1;
    number_formatter *formatter = icu.open_number(skeleton, length, locale, &error);
    number_result *result = error <= 0 ? icu.open_result(&error) : NULL;
    if (result) {
        icu.format_double(formatter, value, result, &error);
        if (error <= 0) count = icu.text(result, text, capacity, &error);
        icu.close_result(result);
    }
    if (formatter) icu.close_number(formatter);
    return error <= 0 && count <= capacity ? count : -1;
}

int32_t ferry_format_unit_list(
    const char *locale, int width, const uint16_t *const *texts, const int32_t *lengths, int32_t count, uint16_t *text, int32_t capacity)
{
    enum { list_of_units = 2 };
    pthread_once(&once, find);
    if (!is_complete) return -1;
    int error = 0;
    int32_t made = -1;
    list_formatter *formatter = icu.open_list(locale, list_of_units, width, &error);
    if (error <= 0) made = icu.format_list(formatter, texts, lengths, count, text, capacity, &error);
    if (formatter) icu.close_list(formatter);
    return error <= 0 && made <= capacity ? made : -1;
}

int32_t ferry_format_relative_date(
    int date_style, int time_style, int context, const char *locale, const uint16_t *zone, int32_t zone_length, double milliseconds,
    uint16_t *text, int32_t capacity)
{
    enum { relative = 1 << 7, no_style = -1 };
    pthread_once(&once, find);
    if (!is_complete || date_style < 0) return -1;
    int error = 0;
    int32_t made = -1;
    date_formatter *formatter =
        icu.open_date(time_style < 0 ? no_style : time_style, date_style | relative, locale, zone, zone_length, NULL, 0, &error);
    if (error <= 0) icu.set_date_context(formatter, context, &error);
    if (error <= 0) made = icu.format_date(formatter, milliseconds, text, capacity, NULL, &error);
    if (formatter) icu.close_date(formatter);
    return error <= 0 && made <= capacity ? made : -1;
}
