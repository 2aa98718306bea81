#ifndef FERRY_SNAPSHOT_H
#define FERRY_SNAPSHOT_H
#include <stdbool.h>
#include <stddef.h>

enum ferry_snapshot_outcome {
    ferry_snapshot_refused,
    /// The copy waits, and this is the original.
    ferry_snapshot_taken,
    /// This is a process that began as the copy.
    ferry_snapshot_restored,
};

/// Forks the process with all its threads, which sleep, and waits until the copy is complete.
///
/// `serve`: called in the copy, where only the main thread runs, with the descriptor of `ferry_snapshot_complete`. Returns in a process whose threads
/// go on; it is the copy itself, or a fork of it.
/// `reason`: for a refusal, a text with an end.
enum ferry_snapshot_outcome ferry_threads_fork(void (*serve)(void *context, int done), void *context, char *reason, size_t size);
/// In the copy: lets the original go on.
void ferry_snapshot_complete(bool is_complete);

/// The number of the thread of which the calling one is a copy, which Swift and libdispatch may have stored; 0 if it is not a copy.
int ferry_thread_number(void);

/// Forks the process; for each launch that comes over the socket `control` the copy forks a process that goes on, with another link.
enum ferry_snapshot_outcome ferry_snapshot_take(int control, int link, char *reason, size_t size);
#endif
