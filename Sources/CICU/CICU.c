#include "CICU.h"
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/upluralrules.h>
#include <unicode/uscript.h>

#define SAME(a, b) _Static_assert((int)(a) == (int)(b), "ICU's value changed")
SAME(FERRY_LB_AMBIGUOUS, U_LB_AMBIGUOUS);
SAME(FERRY_LB_ALPHABETIC, U_LB_ALPHABETIC);
SAME(FERRY_LB_BREAK_BOTH, U_LB_BREAK_BOTH);
SAME(FERRY_LB_BREAK_AFTER, U_LB_BREAK_AFTER);
SAME(FERRY_LB_BREAK_BEFORE, U_LB_BREAK_BEFORE);
SAME(FERRY_LB_CLOSE, U_LB_CLOSE_PUNCTUATION);
SAME(FERRY_LB_EXCLAMATION, U_LB_EXCLAMATION);
SAME(FERRY_LB_GLUE, U_LB_GLUE);
SAME(FERRY_LB_HYPHEN, U_LB_HYPHEN);
SAME(FERRY_LB_IDEOGRAPHIC, U_LB_IDEOGRAPHIC);
SAME(FERRY_LB_INSEPARABLE, U_LB_INSEPARABLE);
SAME(FERRY_LB_INFIX, U_LB_INFIX_NUMERIC);
SAME(FERRY_LB_NONSTARTER, U_LB_NONSTARTER);
SAME(FERRY_LB_NUMERIC, U_LB_NUMERIC);
SAME(FERRY_LB_OPEN, U_LB_OPEN_PUNCTUATION);
SAME(FERRY_LB_POSTFIX, U_LB_POSTFIX_NUMERIC);
SAME(FERRY_LB_PREFIX, U_LB_PREFIX_NUMERIC);
SAME(FERRY_LB_QUOTATION, U_LB_QUOTATION);
SAME(FERRY_LB_SPACE, U_LB_SPACE);
SAME(FERRY_LB_BREAK_SYMBOLS, U_LB_BREAK_SYMBOLS);
SAME(FERRY_LB_H2, U_LB_H2);
SAME(FERRY_LB_H3, U_LB_H3);
SAME(FERRY_LB_CLOSE_PARENTHESIS, U_LB_CLOSE_PARENTHESIS);
SAME(FERRY_LB_CONDITIONAL_JAPANESE_STARTER, U_LB_CONDITIONAL_JAPANESE_STARTER);
SAME(FERRY_SCRIPT_COMMON, USCRIPT_COMMON);
SAME(FERRY_SCRIPT_INHERITED, USCRIPT_INHERITED);
SAME(FERRY_SCRIPT_BOPOMOFO, USCRIPT_BOPOMOFO);
SAME(FERRY_SCRIPT_CYRILLIC, USCRIPT_CYRILLIC);
SAME(FERRY_SCRIPT_GREEK, USCRIPT_GREEK);
SAME(FERRY_SCRIPT_HAN, USCRIPT_HAN);
SAME(FERRY_SCRIPT_HANGUL, USCRIPT_HANGUL);
SAME(FERRY_SCRIPT_HIRAGANA, USCRIPT_HIRAGANA);
SAME(FERRY_SCRIPT_KATAKANA, USCRIPT_KATAKANA);
SAME(FERRY_SCRIPT_LATIN, USCRIPT_LATIN);
SAME(FERRY_SCRIPT_KATAKANA_OR_HIRAGANA, USCRIPT_KATAKANA_OR_HIRAGANA);

ferry_breaker *ferry_breaker_open(int kind, const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    UBreakIteratorType type = kind == FERRY_BREAK_LINES ? UBRK_LINE : kind == FERRY_BREAK_WORDS ? UBRK_WORD
                              : kind == FERRY_BREAK_SENTENCES ? UBRK_SENTENCE : UBRK_CHARACTER;
    UBreakIterator *made = ubrk_open(type, locale, 0, 0, &status);
    return U_FAILURE(status) ? 0 : (ferry_breaker *)made;
}

void ferry_breaker_close(ferry_breaker *breaker) { ubrk_close((UBreakIterator *)breaker); }

int ferry_breaker_set_text(ferry_breaker *breaker, const uint16_t *text, int32_t length) {
    UErrorCode status = U_ZERO_ERROR;
    ubrk_setText((UBreakIterator *)breaker, (const UChar *)text, length, &status);
    return U_SUCCESS(status);
}

int32_t ferry_breaker_next(ferry_breaker *breaker) { return ubrk_next((UBreakIterator *)breaker); }

int32_t ferry_line_class(uint32_t code) { return u_getIntPropertyValue((UChar32)code, UCHAR_LINE_BREAK); }

int ferry_has(uint32_t code, int property) {
    UProperty which = property == FERRY_HAS_EMOJI_PRESENTATION  ? UCHAR_EMOJI_PRESENTATION
                      : property == FERRY_HAS_DEFAULT_IGNORABLE ? UCHAR_DEFAULT_IGNORABLE_CODE_POINT
                                                                : UCHAR_GRAPHEME_EXTEND;
    return u_hasBinaryProperty((UChar32)code, which);
}

int ferry_is_wide(uint32_t code) {
    int32_t width = u_getIntPropertyValue((UChar32)code, UCHAR_EAST_ASIAN_WIDTH);
    return width == U_EA_FULLWIDTH || width == U_EA_WIDE || width == U_EA_HALFWIDTH;
}

int ferry_is_other(uint32_t code) { return (U_GET_GC_MASK((UChar32)code) & U_GC_C_MASK) != 0; }

int ferry_is_left_to_right_or_neutral(uint32_t code) {
    switch (u_charDirection((UChar32)code)) {
    case U_LEFT_TO_RIGHT:
    case U_EUROPEAN_NUMBER:
    case U_EUROPEAN_NUMBER_SEPARATOR:
    case U_EUROPEAN_NUMBER_TERMINATOR:
    case U_COMMON_NUMBER_SEPARATOR:
    case U_WHITE_SPACE_NEUTRAL:
    case U_OTHER_NEUTRAL: return 1;
    default: return 0;
    }
}

int ferry_is_right_to_left(uint32_t code) {
    switch (u_charDirection((UChar32)code)) {
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC:
    case U_ARABIC_NUMBER:
    case U_RIGHT_TO_LEFT_EMBEDDING:
    case U_RIGHT_TO_LEFT_OVERRIDE:
    case U_RIGHT_TO_LEFT_ISOLATE: return 1;
    default: return 0;
    }
}

int32_t ferry_script(uint32_t code) {
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode script = uscript_getScript((UChar32)code, &status);
    return U_FAILURE(status) ? USCRIPT_COMMON : script;
}

const char *ferry_script_tag(int32_t script) { return uscript_getShortName((UScriptCode)script); }

int ferry_plural_category(const char *language, double number) {
    UErrorCode status = U_ZERO_ERROR;
    UPluralRules *rules = uplrules_open(language, &status);
    if (U_FAILURE(status)) return FERRY_PLURAL_OTHER;
    UChar keyword[16];
    int32_t length = uplrules_select(rules, number, keyword, 16, &status);
    uplrules_close(rules);
    if (U_FAILURE(status) || length < 1) return FERRY_PLURAL_OTHER;
    switch (keyword[0]) {
    case 'z': return FERRY_PLURAL_ZERO;
    case 't': return FERRY_PLURAL_TWO;
    case 'f': return FERRY_PLURAL_FEW;
    case 'm': return FERRY_PLURAL_MANY;
    case 'o': return keyword[1] == 'n' ? FERRY_PLURAL_ONE : FERRY_PLURAL_OTHER;
    default: return FERRY_PLURAL_OTHER;
    }
}
