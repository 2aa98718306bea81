#ifndef FERRY_CSYSTEM_H
#define FERRY_CSYSTEM_H
#include <stddef.h>
/// Creates an anonymous shared memory file of `length` bytes; returns its descriptor or -1 with errno set.
int ferry_memfd_create(const char *name, size_t length);
/// Sends `length` bytes and up to 16 descriptors in one message; returns the bytes sent or -1 with errno set.
long ferry_send(int socket, const void *bytes, size_t length, const int *descriptors, int count);
/// Receives bytes and descriptors; `*count` is the room in `descriptors` on entry and what came on return.
long ferry_receive(int socket, void *bytes, size_t length, int *descriptors, int *count);
#endif
