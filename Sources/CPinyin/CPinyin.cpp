#include "ferry_pinyin.h"

#include <dlfcn.h>
#include <googlepinyin/pinyinime.h>

#include <string>

using namespace ime_pinyin;

namespace {

// The dictionary is installed in a folder next to the library, wherever that is.
std::string dictionary() {
  Dl_info info;
  if (!dladdr(reinterpret_cast<void *>(&im_close_decoder), &info) || !info.dli_fname) return "";
  std::string path = info.dli_fname;
  size_t slash = path.rfind('/');
  return (slash == std::string::npos ? std::string("/usr/lib") : path.substr(0, slash)) + "/googlepinyin/data/dict_pinyin.dat";
}

}  // namespace

extern "C" {

bool ferry_pinyin_open(const char *learnt) {
  if (!im_open_decoder(dictionary().c_str(), learnt)) return false;
  im_set_max_lens(ferry_pinyin_letters, ferry_pinyin_characters);
  return true;
}

void ferry_pinyin_close(void) { im_close_decoder(); }

void ferry_pinyin_save(void) { im_flush_cache(); }

size_t ferry_pinyin_search(const char *letters, size_t count) {
  im_reset_search();
  if (count == 0 || count > ferry_pinyin_letters) return 0;
  return im_search(letters, count);
}

size_t ferry_pinyin_choose(size_t index) { return im_choose(index); }

size_t ferry_pinyin_candidate(size_t index, uint16_t *text, size_t room) {
  static_assert(sizeof(char16) == sizeof(uint16_t), "candidates are UTF-16");
  if (room == 0 || !im_get_candidate(index, reinterpret_cast<char16 *>(text), room)) return 0;
  size_t count = 0;
  while (count < room && text[count]) count++;
  return count;
}

size_t ferry_pinyin_fixed(void) { return im_get_fixed_len(); }

size_t ferry_pinyin_syllables(uint16_t *starts, size_t room) {
  const unsigned short *places = nullptr;
  size_t count = im_get_spl_start_pos(places) + 1;
  if (!places) return 0;
  if (count > room) count = room;
  for (size_t i = 0; i < count; i++) starts[i] = places[i];
  return count;
}
}
