#ifndef FERRY_AWAITED_H
#define FERRY_AWAITED_H
#include <stdbool.h>

/// Whether a response is awaited at a network socket with recent activity, or the clock is held.
bool ferry_awaited_any(void);
/// A descriptor is closed.
void ferry_awaited_remove(int descriptor);
#endif
