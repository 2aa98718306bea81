#ifndef FERRY_HANDOVER_H
#define FERRY_HANDOVER_H
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/// Receives `size` bytes together with `count` descriptors; false at the end, or if other ones came.
bool ferry_receive_descriptors(int socket, void *bytes, size_t size, int *descriptors, int count);
/// Moves descriptors to the numbers where they are wanted. Returns false if the system refuses.
bool ferry_place_descriptors(const int *given, const int *wanted, int count);
/// Forks the process with the calling thread. The C library's own function allows no `flags`; what else it does concerns other threads.
///
/// Returns as `fork`; -1 also where the system does not say where the C library stores a thread's number.
pid_t ferry_fork_thread(long flags);
#endif
