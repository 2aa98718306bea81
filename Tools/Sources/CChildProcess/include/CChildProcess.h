#ifndef FERRY_CCHILDPROCESS_H
#define FERRY_CCHILDPROCESS_H
#include <sys/types.h>
/// Starts a program in the caller's process group, which the kernel sends `death_signal` when the calling thread's process has died,
/// whatever ended it. Call it on the main thread. Arrays end with NULL; a negative descriptor keeps the caller's stream.
/// Returns the child's identifier, or -1 with errno set to why the program could not be executed.
pid_t ferry_start_child(
    const char *path, char *const *arguments, char *const *environment, int standard_output, int standard_error, int death_signal);
#endif
