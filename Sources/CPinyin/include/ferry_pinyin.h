// libgooglepinyin speaks C++: these functions are the part of it that Ferry uses, in C. It keeps one dictionary a process, so all of them are
// for one thread at a time, and none but ferry_pinyin_open may be called before that succeeded.
#ifndef FERRY_CPINYIN_H
#define FERRY_CPINYIN_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// The longest spelling and the longest text that are decoded.
enum { ferry_pinyin_letters = 32, ferry_pinyin_characters = 16 };

// With the dictionary that lies beside the library, and what was learnt in the file named, which need not exist.
bool ferry_pinyin_open(const char *learnt);
void ferry_pinyin_close(void);
// Writes what was learnt.
void ferry_pinyin_save(void);
// Decodes a spelling of a to z and apostrophes, at most ferry_pinyin_letters of them; returns how many candidates there are.
size_t ferry_pinyin_search(const char *letters, size_t count);
// Fixes a candidate; returns how many there are for what follows it.
size_t ferry_pinyin_choose(size_t index);
// The UTF-16 of a candidate, and how much of it there is; 0 where there is none.
size_t ferry_pinyin_candidate(size_t index, uint16_t *text, size_t room);
// How many characters were chosen.
size_t ferry_pinyin_fixed(void);
// Where the syllables begin in the spelling, and after the last the end of it; returns how many were written.
size_t ferry_pinyin_syllables(uint16_t *starts, size_t room);

#ifdef __cplusplus
}
#endif
#endif
