#ifndef FERRY_CSDL_H
#define FERRY_CSDL_H
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <sys/timerfd.h>

// SDL 2, loaded when a window is opened: it brings fifty libraries for sound, video and sessions, which a device without a window does not
// need. SDL.c defines those of SDL's functions that Ferry calls; a call of another one fails at link time.

/// Loads SDL; NULL if it is loaded, else the reason why it cannot be. Any thread.
const char *ferry_sdl_load(void);
#endif
