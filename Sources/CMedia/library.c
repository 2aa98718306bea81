#include "library.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

struct ferry_libraries ferry_ffmpeg;
static int is_there;
static char failure[FERRY_MEDIA_MESSAGE_LENGTH];

void ferry_media_say(char *message, const char *text) {
  if (message) snprintf(message, FERRY_MEDIA_MESSAGE_LENGTH, "%s", text);
}

void ferry_media_say_error(char *message, const char *action, int error) {
  char text[128] = "unknown error";
  UTILITY.av_strerror(error, text, sizeof text);
  if (message) snprintf(message, FERRY_MEDIA_MESSAGE_LENGTH, "%s: %s", action, text);
}

/// Looks up every function of `names`; 0 if the library or one of them is missing.
static int open_library(const char *file, const char *const *names, void **functions, size_t count) {
  void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
  for (size_t index = 0; library && index < count; index++) {
    functions[index] = dlsym(library, names[index]);
    if (!functions[index]) library = NULL;
  }
  if (!library) snprintf(failure, sizeof failure, "%s cannot be loaded; install the packages libavformat59, libswscale6 and libswresample4", file);
  return library != NULL;
}

#define TEXT(value) #value
// The interface that the headers describe belongs to one major version.
#define FILE_NAME(name, version) "lib" name ".so." TEXT(version)
#define NAME(name) #name,
#define OPEN(list, member, file) \
  static const char *const member##_names[] = {list(NAME)}; \
  if (!open_library(file, member##_names, (void **)&ferry_ffmpeg.member, sizeof member##_names / sizeof *member##_names)) return;

static void open_once(void) {
  OPEN(UTILITY_FUNCTIONS, utility, FILE_NAME("avutil", LIBAVUTIL_VERSION_MAJOR))
  OPEN(CODEC_FUNCTIONS, codec, FILE_NAME("avcodec", LIBAVCODEC_VERSION_MAJOR))
  OPEN(FORMAT_FUNCTIONS, format, FILE_NAME("avformat", LIBAVFORMAT_VERSION_MAJOR))
  OPEN(SCALING_FUNCTIONS, scaling, FILE_NAME("swscale", LIBSWSCALE_VERSION_MAJOR))
  OPEN(RESAMPLING_FUNCTIONS, resampling, FILE_NAME("swresample", LIBSWRESAMPLE_VERSION_MAJOR))
  // Errors are returned; FFmpeg's own words have no place in an app's log.
  UTILITY.av_log_set_level(AV_LOG_QUIET);
  is_there = 1;
}

int ferry_media_is_available(char *message) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_once);
  if (!is_there) ferry_media_say(message, failure);
  return is_there;
}
