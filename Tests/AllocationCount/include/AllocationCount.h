/// Counts a thread's allocations. A program that links this replaces `malloc` and its siblings by wrappers of the C library's.
#pragma once

/// Starts counting on this thread.
void allocation_count_begin(void);
/// Allocations of this thread since counting started.
long allocation_count_end(void);
