// The classes of all loaded images, from the records that the Swift compiler writes into the section `swift5_type_metadata`.
#define _GNU_SOURCE
#include "CSystem.h"

#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct {
    const void *metadata;
    size_t state;
} MetadataResponse;

typedef __attribute__((swiftcall)) MetadataResponse (*MetadataAccessor)(size_t request);

// The beginning of a type's description; each offset is relative to its own place.
typedef struct {
    uint32_t flags;
    int32_t parent;
    int32_t name;
    int32_t accessor;
} TypeDescription;

enum { kindMask = 0x1F, classKind = 16, genericFlag = 0x80 };

typedef struct {
    void (*visit)(const void *, void *);
    void *context;
} Visitor;

static void visit_records(const char *start, size_t size, const Visitor *visitor) {
    for (size_t offset = 0; offset + sizeof(int32_t) <= size; offset += sizeof(int32_t)) {
        const int32_t *record = (const int32_t *)(start + offset);
        // The lowest bits say how the description is found: 0 is directly.
        if (*record == 0 || (*record & 3) != 0) continue;
        const TypeDescription *type = (const TypeDescription *)((const char *)record + *record);
        if ((type->flags & kindMask) != classKind || (type->flags & genericFlag) != 0 || type->accessor == 0) continue;
        MetadataAccessor accessor = (MetadataAccessor)((const char *)&type->accessor + type->accessor);
        visitor->visit(accessor(0).metadata, visitor->context);
    }
}

// Sections are named in the file alone.
static int visit_image(struct dl_phdr_info *image, size_t size, void *context) {
    const char *path = image->dlpi_name[0] == 0 ? "/proc/self/exe" : image->dlpi_name;
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return 0;
    struct stat status;
    if (fstat(file, &status) != 0 || (size_t)status.st_size < sizeof(ElfW(Ehdr))) {
        close(file);
        return 0;
    }
    size_t length = (size_t)status.st_size;
    const char *bytes = mmap(NULL, length, PROT_READ, MAP_PRIVATE, file, 0);
    close(file);
    if (bytes == MAP_FAILED) return 0;
    const ElfW(Ehdr) *header = (const ElfW(Ehdr) *)bytes;
    size_t count = header->e_shnum, table = header->e_shoff;
    if (memcmp(header->e_ident, ELFMAG, SELFMAG) == 0 && header->e_shentsize == sizeof(ElfW(Shdr)) && table <= length
        && count <= (length - table) / sizeof(ElfW(Shdr)) && header->e_shstrndx < count) {
        const ElfW(Shdr) *sections = (const ElfW(Shdr) *)(bytes + table);
        const ElfW(Shdr) *names = &sections[header->e_shstrndx];
        static const char wanted[] = "swift5_type_metadata";
        for (size_t index = 0; index < count; index++) {
            size_t name = names->sh_offset + sections[index].sh_name;
            if (name > length || length - name < sizeof(wanted) || memcmp(bytes + name, wanted, sizeof(wanted)) != 0) continue;
            visit_records((const char *)(image->dlpi_addr + sections[index].sh_addr), sections[index].sh_size, context);
        }
    }
    munmap((void *)bytes, length);
    return 0;
}

void ferry_visit_classes(void (*visit)(const void *metadata, void *context), void *context) {
    Visitor visitor = {visit, context};
    dl_iterate_phdr(visit_image, &visitor);
}
