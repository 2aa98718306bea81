// A C interface to the part of libgooglepinyin, which is C++, that Ferry uses. It has one dictionary per process, so all functions are
// for one thread at a time, and only ferry_pinyin_open may be called before that has succeeded.
#ifndef FERRY_CPINYIN_H
#define FERRY_CPINYIN_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// Maximum length of a spelling and of a decoded text.
enum { ferry_pinyin_letters = 32, ferry_pinyin_characters = 16 };

// Opens the dictionary next to the library, and the file of learned words, which need not exist.
bool ferry_pinyin_open(const char *learnt);
void ferry_pinyin_close(void);
// Writes the learned words.
void ferry_pinyin_save(void);
// Decodes a spelling of a to z and apostrophes, at most ferry_pinyin_letters of them; returns the number of candidates.
size_t ferry_pinyin_search(const char *letters, size_t count);
// Fixes a candidate; returns the number of candidates for the rest.
size_t ferry_pinyin_choose(size_t index);
// Writes a candidate's UTF-16 and returns its length; 0 if there is none.
size_t ferry_pinyin_candidate(size_t index, uint16_t *text, size_t room);
// Number of chosen characters.
size_t ferry_pinyin_fixed(void);
// Writes where the syllables begin in the spelling, followed by its end; returns the number of values.
size_t ferry_pinyin_syllables(uint16_t *starts, size_t room);

#ifdef __cplusplus
}
#endif
#endif
