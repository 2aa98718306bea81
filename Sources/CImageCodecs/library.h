// Large, rarely needed libraries are opened for the first file that needs them, so that other apps do not start slower.
#ifndef FERRY_LIBRARY_H
#define FERRY_LIBRARY_H
#include <dlfcn.h>
#include <stdio.h>
#include "CImageCodecs.h"

static inline void ferry_say(char *message, const char *text) { snprintf(message, FERRY_MESSAGE_LENGTH, "%s", text ? text : "unknown error"); }

/// Looks up every function of `names` in a library; 0 if the library or one of them is missing.
static inline int ferry_open_library(const char *file, const char *const *names, void **functions, int count) {
  void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
  for (int index = 0; index < count; index++) {
    functions[index] = dlsym(library, names[index]);
    if (!functions[index]) return 0;
  }
  return 1;
}
#endif
