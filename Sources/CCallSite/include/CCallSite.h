#ifndef CCallSite_h
#define CCallSite_h

#include <stdbool.h>
#include <stdint.h>

/// The return address of the nearest caller outside this library: the line of an app that called into it. 0 if there is none nearby.
///
/// Walks frame pointers, which Swift keeps; a few nanoseconds, no allocation.
uintptr_t ferry_call_site(void);

/// The file that an address was loaded from, and the address relative to its start. The path lives as long as the file is loaded.
bool ferry_call_site_image(uintptr_t address, const char **path, uintptr_t *offset);

#endif
