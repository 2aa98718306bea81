#ifndef FERRY_OWNERFUTEX_H
#define FERRY_OWNERFUTEX_H
#include <stdbool.h>

/// The real system call, which `syscall` is not in this process.
long ferry_real_syscall(long number, long a, long b, long c, long d, long e, long f);
/// Does an operation of a lock whose word names its owner; false if it is none.
///
/// `result`: what the system call returns.
bool ferry_owner_futex(long word, long operation, long *result);
#endif
