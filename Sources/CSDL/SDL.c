#include "CSDL.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static void *library;
static char failure[512];
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    library = dlopen("libSDL2-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
        const char *reason = dlerror();
        snprintf(failure, sizeof failure, "%s", reason != NULL ? reason : "libSDL2-2.0.so.0 cannot be loaded");
    }
}

const char *ferry_sdl_load(void) {
    pthread_once(&once, load);
    return library != NULL ? NULL : failure;
}

static void *find(const char *name) {
    const char *reason = ferry_sdl_load();
    void *function = reason == NULL ? dlsym(library, name) : NULL;
    if (function == NULL) {
        // Callers load first and end with a message of their own; an SDL without one of these functions is older than 2.0.22.
        fprintf(stderr, "ferry: SDL has no %s: %s\n", name, reason != NULL ? reason : "the library is too old");
        abort();
    }
    return function;
}

// Each function has SDL's own name, so that callers are written as if they were linked with it. SDL itself calls its functions directly and
// never these.
#define FORWARD(result, name, parameters, arguments)                         \
    result name parameters {                                                 \
        static void *known;                                                  \
        void *function = __atomic_load_n(&known, __ATOMIC_RELAXED);          \
        if (function == NULL) {                                              \
            function = find(#name);                                          \
            __atomic_store_n(&known, function, __ATOMIC_RELAXED);            \
        }                                                                    \
        return ((result(*) parameters)function)arguments;                    \
    }

FORWARD(int, SDL_CaptureMouse, (SDL_bool enabled), (enabled))
FORWARD(SDL_Renderer *, SDL_CreateRenderer, (SDL_Window *window, int index, Uint32 flags), (window, index, flags))
FORWARD(SDL_Texture *, SDL_CreateTexture, (SDL_Renderer *renderer, Uint32 format, int access, int w, int h), (renderer, format, access, w, h))
FORWARD(SDL_Window *, SDL_CreateWindow, (const char *title, int x, int y, int w, int h, Uint32 flags), (title, x, y, w, h, flags))
FORWARD(void, SDL_DestroyRenderer, (SDL_Renderer *renderer), (renderer))
FORWARD(void, SDL_DestroyTexture, (SDL_Texture *texture), (texture))
FORWARD(void, SDL_DestroyWindow, (SDL_Window *window), (window))
FORWARD(void, SDL_free, (void *mem), (mem))
FORWARD(char *, SDL_GetClipboardText, (void), ())
FORWARD(const char *, SDL_GetCurrentVideoDriver, (void), ())
FORWARD(int, SDL_GetDisplayUsableBounds, (int displayIndex, SDL_Rect *rect), (displayIndex, rect))
FORWARD(const char *, SDL_GetError, (void), ())
FORWARD(SDL_Keymod, SDL_GetModState, (void), ())
FORWARD(int, SDL_GetRendererOutputSize, (SDL_Renderer *renderer, int *w, int *h), (renderer, w, h))
FORWARD(void, SDL_GetWindowPosition, (SDL_Window *window, int *x, int *y), (window, x, y))
FORWARD(void, SDL_GetWindowSize, (SDL_Window *window, int *w, int *h), (window, w, h))
FORWARD(SDL_bool, SDL_GetWindowWMInfo, (SDL_Window *window, SDL_SysWMinfo *info), (window, info))
FORWARD(SDL_bool, SDL_HasClipboardText, (void), ())
FORWARD(SDL_bool, SDL_HasEvents, (Uint32 minType, Uint32 maxType), (minType, maxType))
FORWARD(int, SDL_InitSubSystem, (Uint32 flags), (flags))
FORWARD(int, SDL_PollEvent, (SDL_Event *event), (event))
FORWARD(void, SDL_PumpEvents, (void), ())
FORWARD(void, SDL_QuitSubSystem, (Uint32 flags), (flags))
FORWARD(int, SDL_RenderClear, (SDL_Renderer *renderer), (renderer))
FORWARD(int, SDL_RenderCopy, (SDL_Renderer *renderer, SDL_Texture *texture, const SDL_Rect *srcrect, const SDL_Rect *dstrect), (renderer, texture, srcrect, dstrect))
FORWARD(int, SDL_RenderDrawLine, (SDL_Renderer *renderer, int x1, int y1, int x2, int y2), (renderer, x1, y1, x2, y2))
FORWARD(void, SDL_RenderPresent, (SDL_Renderer *renderer), (renderer))
FORWARD(int, SDL_SetClipboardText, (const char *text), (text))
FORWARD(SDL_bool, SDL_SetHint, (const char *name, const char *value), (name, value))
FORWARD(void, SDL_SetMainReady, (void), ())
FORWARD(int, SDL_SetRenderDrawBlendMode, (SDL_Renderer *renderer, SDL_BlendMode blendMode), (renderer, blendMode))
FORWARD(int, SDL_SetRenderDrawColor, (SDL_Renderer *renderer, Uint8 r, Uint8 g, Uint8 b, Uint8 a), (renderer, r, g, b, a))
FORWARD(int, SDL_SetTextureBlendMode, (SDL_Texture *texture, SDL_BlendMode blendMode), (texture, blendMode))
FORWARD(void, SDL_SetWindowSize, (SDL_Window *window, int w, int h), (window, w, h))
FORWARD(void, SDL_SetWindowTitle, (SDL_Window *window, const char *title), (window, title))
FORWARD(void, SDL_StartTextInput, (void), ())
FORWARD(char *, SDL_strdup, (const char *str), (str))
FORWARD(int, SDL_UpdateTexture, (SDL_Texture *texture, const SDL_Rect *rect, const void *pixels, int pitch), (texture, rect, pixels, pitch))
