#define _GNU_SOURCE
#include "CCallSite.h"

#include <dlfcn.h>

// The linker's own names for the bounds of what this code is linked into.
extern const char __ehdr_start[] __attribute__((visibility("hidden")));
extern const char etext[] __attribute__((visibility("hidden")));

enum { most_frames = 32 };
static const uintptr_t largest_frame = 1 << 20;

uintptr_t ferry_call_site(void) {
  const uintptr_t *frame = __builtin_frame_address(0);
  for (int count = 0; count < most_frames; count++) {
    uintptr_t address = frame[1];
    if (address < (uintptr_t)__ehdr_start || address >= (uintptr_t)etext) return address;
    const uintptr_t *next = (const uintptr_t *)frame[0];
    // Callers have their frames above; anything else is no chain of frames.
    if (next <= frame || (uintptr_t)next - (uintptr_t)frame > largest_frame || ((uintptr_t)next & 7) != 0) return 0;
    frame = next;
  }
  return 0;
}

bool ferry_call_site_image(uintptr_t address, const char **path, uintptr_t *offset) {
  Dl_info info;
  if (address == 0 || dladdr((void *)address, &info) == 0 || info.dli_fname == 0) return false;
  *path = info.dli_fname;
  *offset = address - (uintptr_t)info.dli_fbase;
  return true;
}
