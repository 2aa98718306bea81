#define _GNU_SOURCE
#include "Lines.h"
#include <fcntl.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

bool ferry_lines_open(struct ferry_lines *lines, const char *path) {
    lines->file = open(path, O_RDONLY | O_CLOEXEC);
    lines->start = lines->end = 0;
    return lines->file >= 0;
}

const char *ferry_lines_next(struct ferry_lines *lines) {
    for (;;) {
        char *line = lines->buffer + lines->start;
        char *feed = memchr(line, '\n', (size_t)(lines->end - lines->start));
        int space = (int)sizeof lines->buffer - 1 - lines->end;
        if (feed != NULL) {
            *feed = 0;
            lines->start = (int)(feed + 1 - lines->buffer);
            return line;
        }
        if (space == 0 && lines->start > 0) {
            memmove(lines->buffer, line, (size_t)(lines->end - lines->start));
            lines->end -= lines->start;
            lines->start = 0;
            continue;
        }
        long got = space > 0 ? (long)syscall(SYS_read, lines->file, lines->buffer + lines->end, space) : 0;
        if (got > 0) {
            lines->end += (int)got;
            continue;
        }
        if (lines->start == lines->end) return NULL;
        lines->buffer[lines->end] = 0;
        lines->start = lines->end = 0;
        return line;
    }
}

void ferry_lines_close(struct ferry_lines *lines) { syscall(SYS_close, lines->file); }
