/// Counts what a thread allocates. A program that links this has its own `malloc` and the like, which hand on to the C library's.
#pragma once

/// From now on, on this thread.
void allocation_count_begin(void);
/// Allocations of this thread since it began to count.
long allocation_count_end(void);
