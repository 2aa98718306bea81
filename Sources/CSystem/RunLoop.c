#include "CSystem.h"

// Foundation's own run loops, whose Swift interface cannot add a common mode. Weak: programs without Foundation link this too.
extern void *CFRunLoopGetMain(void) __attribute__((weak));
extern void CFRunLoopAddCommonMode(void *loop, const void *mode) __attribute__((weak));
extern const void *CFStringCreateWithCString(const void *allocator, const char *text, uint32_t encoding) __attribute__((weak));
extern void CFRelease(const void *object) __attribute__((weak));

int ferry_add_common_mode(const char *name) {
    if (!CFRunLoopGetMain || !CFRunLoopAddCommonMode || !CFStringCreateWithCString || !CFRelease) return -1;
    const uint32_t utf8 = 0x08000100;
    const void *mode = CFStringCreateWithCString(NULL, name, utf8);
    if (!mode) return -1;
    CFRunLoopAddCommonMode(CFRunLoopGetMain(), mode);
    CFRelease(mode);
    return 0;
}
