#ifndef FERRY_OWNERFUTEX_H
#define FERRY_OWNERFUTEX_H
#include <stdbool.h>

/// The real system call, which `syscall` is not in this process.
long ferry_real_syscall(long number, long a, long b, long c, long d, long e, long f);
/// Emulates the futex operations of priority-inheriting locks (FUTEX_LOCK_PI and its like). Returns false for other operations.
///
/// `result`: what the system call returns.
bool ferry_owner_futex(long word, long operation, long *result);
#endif
