#ifndef FERRY_CSYSTEM_H
#define FERRY_CSYSTEM_H
#include <stddef.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>
/// Creates an anonymous shared memory file of `length` zero bytes that can no longer shrink or grow; returns its descriptor or -1 with errno set.
int ferry_memfd_create(const char *name, size_t length);
/// Maps the first `length` bytes of a shared memory file created by `ferry_memfd_create`, possibly in another process; returns NULL with
/// errno set if the file is shorter or could be truncated later, which would kill the reader.
void *ferry_map(int descriptor, size_t length, int writable);

/// Zeroed memory of `length` bytes, a multiple of the page size, mapped `turns` times in a row from the returned address:
/// all are the same memory. Unmap `turns * length` bytes. NULL with errno set.
void *ferry_map_ring(size_t length, int turns);
/// Releases the memory of code and constants of the program and its libraries. What is used again is mapped again from the
/// files; what only the launch needed (relocations, symbol names) is not.
void ferry_release_code(void);

/// Returns the pages of mapped font files to the system, which reads them again from the file when needed.
void ferry_release_fonts(void);

/// Visits the metadata of all classes of Swift in the loaded images that are not generic.
void ferry_visit_classes(void (*visit)(const void *metadata, void *context), void *context);

/// Returns freed memory that the allocator retains to the system.
void ferry_release_heap(void);

/// Adds another mode, by its name, to the main run loop's common modes. Returns 0, or -1 if no run loop is linked.
int ferry_add_common_mode(const char *name);

/// Releases the list of runs of an attributed string of a subclass, which ends; Foundation does so for none of its strings. Call it in the
/// subclass's deinit, with the object. Does nothing where Foundation has another layout.
void ferry_release_runs(void *text);

/// Names the calling thread, in at most 15 bytes.
void ferry_name_thread(const char *name);
/// Sends `length` bytes and up to 16 descriptors in one message; returns the bytes sent or -1 with errno set.
long ferry_send(int socket, const void *bytes, size_t length, const int *descriptors, int count);
/// Receives bytes and descriptors; `*count` is the capacity of `descriptors` on entry and their number on return.
long ferry_receive(int socket, void *bytes, size_t length, int *descriptors, int *count);

/// Launch parameters of a child process; all arrays end with NULL.
struct ferry_child {
    const char *path;
    char *const *arguments;
    char *const *environment;
    /// NULL for the parent's.
    const char *directory;
    /// Become the child's 0, 1 and 2.
    int standard_input, standard_output, standard_error;
    /// The signal that the child gets when the calling process dies; 0 for SIGKILL.
    int death_signal;
};
/// Starts a child in its own process group that the kernel signals when the calling process dies. Call it on the main thread.
/// Returns the child's identifier, or -1 with errno set if the program could not be executed.
pid_t ferry_spawn(const struct ferry_child *child);
/// Does not block. Returns 0 while the child is running, 1 when it has ended (`*status` as of waitpid), -1 with errno set.
int ferry_reap(pid_t child, int *status);
/// Kills the child's whole process group.
void ferry_kill_group(pid_t child, int signal);
/// Signals the child's main thread, so that its backtrace can be printed.
void ferry_signal_main_thread(pid_t child, int signal);
/// Makes standard output line-buffered from now on, also into a pipe: what was printed before a crash is not lost.
void ferry_line_buffer_output(void);
/// Splits a status of `ferry_reap`: the exit code, or -1 if a signal (`*signal`) ended the process.
int ferry_exit_code(int status, int *signal);

/// A socket pair for the link; returns 0, or -1 with errno set. Both ends close on exec.
int ferry_socket_pair(int ends[2]);
/// A pipe, reading end first, that closes on exec; returns 0, or -1 with errno set.
int ferry_pipe(int ends[2]);
/// Sets whether a descriptor is inherited through exec.
int ferry_set_inherited(int descriptor, int inherited);
int ferry_set_blocking(int descriptor, int blocking);

/// From now on interrupt, termination and hang-up no longer end the process but make the returned descriptor readable, and writing to a
/// closed pipe is only an error. Returns -1 with errno set.
int ferry_watch_signals(void);
/// The number of the signal that made it readable, 0 if there was none.
int ferry_last_signal(void);

/// The virtual clock's functions, if its library was loaded before this process started. Otherwise all are absent.
int ferry_virtual_clock_present(void);
uint64_t ferry_virtual_clock_now(void);
uint64_t ferry_virtual_clock_next_deadline(void);
void ferry_virtual_clock_advance(uint64_t to);
/// Begins (1) or ends (-1) work of another program, during which the process is not idle. 0 without the library.
int ferry_virtual_clock_hold(int change);
/// Sets how far the wall clock is ahead, in nanoseconds. 0 if the library that can do this is not loaded.
int ferry_wall_clock_shift(int64_t shift);
/// 1 if the process became idle within `limit` real nanoseconds.
int ferry_virtual_clock_settle(uint64_t limit);
/// 1 if no other thread has run since the process became idle; 0 if that is not known. The caller may not have woken any.
int ferry_virtual_clock_is_untouched(void);
/// Calls `step` whenever the process is idle, in this or in the main thread, until it returns false. 0 if the process does not become idle
/// within `limit` real nanoseconds. `is_idle`: it is known to be.
int ferry_virtual_clock_drive(int is_idle, bool (*step)(void *), void *context, uint64_t limit);
/// Whether there is a clock with an alarm, which rings once when the clock gets to the time that was set last; UINT64_MAX is never.
int ferry_virtual_clock_has_alarm(void);
/// `ring` is called by the thread that advances the clock.
void ferry_virtual_clock_on_alarm(void (*ring)(void));
void ferry_virtual_clock_set_alarm(uint64_t time);
/// Forks the process with all its threads, which sleep. For each launch that comes over the socket `control` the copy forks a process that goes on
/// from here, with another link under the number `link`.
///
/// Returns 0 where that cannot be done, with a text in `reason`; 1 in the original, 2 in a process that goes on.
int ferry_virtual_clock_take_snapshot(int control, int link, char *reason, size_t size);
/// The machine's own monotonic clock in nanoseconds; 0 without a virtual clock.
uint64_t ferry_virtual_clock_real_now(void);
/// Formats a number by an ICU skeleton and a locale, with Foundation's ICU; returns its length in UTF-16 units, or -1 for an invalid
/// skeleton or locale, a text longer than `capacity`, and in a program without Foundation.
int32_t ferry_format_number(
    const uint16_t *skeleton, int32_t length, const char *locale, double value, uint16_t *text, int32_t capacity);
/// Joins quantities: "1 hour, 30 minutes". Widths: 0 wide, 1 short, 2 narrow. Returns as above.
int32_t ferry_format_unit_list(
    const char *locale, int width, const uint16_t *const *texts, const int32_t *lengths, int32_t count, uint16_t *text, int32_t capacity);
/// A date with the language's words for days close to today: "Today at 9:41 AM". Styles and contexts are ICU's, a negative style is none;
/// the time is since 1970. Returns as the above.
int32_t ferry_format_relative_date(
    int date_style, int time_style, int context, const char *locale, const uint16_t *zone, int32_t zone_length, double milliseconds,
    uint16_t *text, int32_t capacity);
#endif
