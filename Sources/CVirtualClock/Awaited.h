#ifndef FERRY_AWAITED_H
#define FERRY_AWAITED_H
#include <stdbool.h>

/// Whether an answer is awaited at a socket of the network that showed a sign of life of late.
bool ferry_awaited_any(void);
/// A descriptor is closed.
void ferry_awaited_remove(int descriptor);
#endif
