#ifndef FERRY_CICU_H
#define FERRY_CICU_H
#include <stdint.h>

/*
 ICU under our own names. Its headers cannot be imported into Swift: macros add the version to every function's name, and
 Foundation includes another version's headers, whose types of the same names differ.
 */

typedef struct ferry_breaker ferry_breaker;
enum { FERRY_BREAK_LINES, FERRY_BREAK_GRAPHEMES, FERRY_BREAK_WORDS, FERRY_BREAK_SENTENCES };
ferry_breaker *ferry_breaker_open(int kind, const char *locale);
void ferry_breaker_close(ferry_breaker *breaker);
/* Nonzero on success; the text must exist until the last call of next. */
int ferry_breaker_set_text(ferry_breaker *breaker, const uint16_t *text, int32_t length);
/* The next boundary, negative at the end. */
int32_t ferry_breaker_next(ferry_breaker *breaker);

/* Values of ULineBreak, compared with ICU's when this module is compiled. */
enum {
    FERRY_LB_AMBIGUOUS = 1, FERRY_LB_ALPHABETIC = 2, FERRY_LB_BREAK_BOTH = 3, FERRY_LB_BREAK_AFTER = 4, FERRY_LB_BREAK_BEFORE = 5,
    FERRY_LB_CLOSE = 8, FERRY_LB_EXCLAMATION = 11, FERRY_LB_GLUE = 12, FERRY_LB_HYPHEN = 13, FERRY_LB_IDEOGRAPHIC = 14,
    FERRY_LB_INSEPARABLE = 15, FERRY_LB_INFIX = 16, FERRY_LB_NONSTARTER = 18, FERRY_LB_NUMERIC = 19, FERRY_LB_OPEN = 20,
    FERRY_LB_POSTFIX = 21, FERRY_LB_PREFIX = 22, FERRY_LB_QUOTATION = 23, FERRY_LB_SPACE = 26, FERRY_LB_BREAK_SYMBOLS = 27,
    FERRY_LB_H2 = 31, FERRY_LB_H3 = 32, FERRY_LB_CLOSE_PARENTHESIS = 36, FERRY_LB_CONDITIONAL_JAPANESE_STARTER = 37
};
int32_t ferry_line_class(uint32_t code);

enum { FERRY_HAS_EMOJI_PRESENTATION, FERRY_HAS_DEFAULT_IGNORABLE, FERRY_HAS_GRAPHEME_EXTEND };
int ferry_has(uint32_t code, int property);
/* East Asian width is full, wide or half. */
int ferry_is_wide(uint32_t code);
/* Control, format, surrogate, private use or unassigned. */
int ferry_is_other(uint32_t code);
/* The bidi class is left-to-right, a European number or its punctuation, white space or neutral. */
int ferry_is_left_to_right_or_neutral(uint32_t code);
/* The bidi class is right-to-left, Arabic, or an embedding, override or isolate of that direction. */
int ferry_is_right_to_left(uint32_t code);

enum {
    FERRY_SCRIPT_COMMON = 0, FERRY_SCRIPT_INHERITED = 1, FERRY_SCRIPT_BOPOMOFO = 5, FERRY_SCRIPT_CYRILLIC = 8, FERRY_SCRIPT_GREEK = 14,
    FERRY_SCRIPT_HAN = 17, FERRY_SCRIPT_HANGUL = 18, FERRY_SCRIPT_HIRAGANA = 20, FERRY_SCRIPT_KATAKANA = 22, FERRY_SCRIPT_LATIN = 25,
    FERRY_SCRIPT_KATAKANA_OR_HIRAGANA = 54
};
int32_t ferry_script(uint32_t code);
/* The ISO 15924 tag, such as "Arab". */
const char *ferry_script_tag(int32_t script);

enum { FERRY_PLURAL_OTHER, FERRY_PLURAL_ZERO, FERRY_PLURAL_ONE, FERRY_PLURAL_TWO, FERRY_PLURAL_FEW, FERRY_PLURAL_MANY };
/* The category of a cardinal number in a language; "other" where ICU does not know the language. */
int ferry_plural_category(const char *language, double number);
#endif
