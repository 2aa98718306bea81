#ifndef FERRY_CPROCESSSNAPSHOT_H
#define FERRY_CPROCESSSNAPSHOT_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What a fork shares with its parent and must have for itself to be a copy of it: descriptors and shared memory. None of these functions allocates
// memory, as the addresses of what an app allocates afterwards must not depend on them.

/// The names in a folder that are numbers, without that of the descriptor with which it is read. Returns how many; -1 if there are more than `most`.
int ferry_list_numbers(const char *path, int *numbers, int most);

/// Descriptors with these numbers are the caller's matter.
struct ferry_known_descriptors {
    const int *numbers;
    int count;
};

/// Whether the process has only descriptors that `ferry_descriptors_renew` can make again.
///
/// `reason`: why not, as a text with an end.
bool ferry_descriptors_check(struct ferry_known_descriptors known, char *reason, size_t size);
/// In a fork: gives the process event counters, sets of polled descriptors, timers and open files of its own, under the same numbers and in the same
/// state. Files are opened again by their paths.
bool ferry_descriptors_renew(struct ferry_known_descriptors known);

/// Takes a copy of memory: its number in the original, and a descriptor of it, which is closed afterwards. Returns false to stop.
typedef bool (*ferry_memory_receiver)(void *context, uint64_t number, int descriptor);

/// In a fork: gives the process a copy of each shared memory into which it can write, at the same addresses; `receiver` may be NULL. Files that
/// are mapped are mapped again by their paths.
///
/// The copy has the number of the memory from which it was made, by this process or by one it is a fork of, until `ferry_memory_forget`.
bool ferry_memory_detach(ferry_memory_receiver receiver, void *context);
/// In a fork, before `ferry_memory_attach`: finds out what shared memory the process has. Returns false if that cannot be listed.
bool ferry_memory_list(void);
/// In a fork: maps memory in the place of what the original shared under this number. Returns false if that fails; true also if nothing was shared.
bool ferry_memory_attach(uint64_t number, int descriptor);
/// From now on, copies have the numbers that the system gave them.
void ferry_memory_forget(void);

/// Gives a number to what a descriptor refers to, in the place of what it meant; it closes on exec. Returns false if the system refuses.
bool ferry_descriptor_put(int descriptor, int number);
/// Forks a process of one thread, as `fork`, which Swift does not have. The child is not waited for.
int ferry_snapshot_fork(void);
#endif
