#ifndef FERRY_CSDL_H
#define FERRY_CSDL_H
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <sys/timerfd.h>
#endif
