#ifndef FERRY_LINES_H
#define FERRY_LINES_H
#include <stdbool.h>

/// Reads a text file line by line without allocating memory.
struct ferry_lines {
    int file;
    int start, end;
    char buffer[4096];
};

bool ferry_lines_open(struct ferry_lines *lines, const char *path);
/// The next line without its line feed; NULL at the end. One that is longer than the buffer is cut in two.
const char *ferry_lines_next(struct ferry_lines *lines);
void ferry_lines_close(struct ferry_lines *lines);
#endif
