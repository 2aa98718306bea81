#define _GNU_SOURCE
#include "CXMLParser.h"

#include <elf.h>
#include <link.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// Foundation's XMLParser on Linux reads optional parts of declarations without checking whether they are there: `<?name?>`, a notation
// without public identifier, an attribute without default value and an unparsed entity without public identifier end the process. libxml2
// passes NULL for what is absent. Here the callbacks that Foundation gives to libxml2 get a string that is not UTF-8 instead, which
// Foundation turns into nil, as Apple's delegates receive it.
//
// Foundation also asks libxml2 to go on after an error: the parser then returns true, and tells its delegate of more errors and elements. Without
// that option the first error ends the parse, as on Apple's systems.
//
// Foundation makes the table of callbacks in a function of its own, which it calls through its procedure linkage table, as that for options. The entries there are
// changed, since an app is linked to Foundation before it is linked to Ferry. Weak: a program without FoundationXML links this, too.

/// The beginning of libxml2's xmlSAXHandler, whose layout is part of its stable interface.
struct sax_handler {
    void *internal_subset, *is_standalone, *has_internal_subset, *has_external_subset, *resolve_entity, *get_entity, *entity_declaration;
    void (*notation)(void *, const uint8_t *name, const uint8_t *public, const uint8_t *system);
    void (*attribute)(void *, const uint8_t *element, const uint8_t *name, int type, int kind, const uint8_t *value, void *choices);
    void *element_declaration;
    void (*unparsed_entity)(void *, const uint8_t *name, const uint8_t *public, const uint8_t *system, const uint8_t *notation);
    void *set_locator, *start_document, *end_document, *start_element, *end_element, *reference, *characters, *blanks;
    void (*instruction)(void *, const uint8_t *target, const uint8_t *data);
};

extern struct sax_handler *_CFXMLInterfaceCreateSAXHandler(void) __attribute__((weak));

static const char maker_name[] = "_CFXMLInterfaceCreateSAXHandler";
static struct sax_handler *(*make_handler)(void);
/// Foundation's own callbacks, which are the same for every parser.
static struct sax_handler original;

static const uint8_t *present(const uint8_t *text) {
    static const uint8_t nothing[] = {0xff, 0};
    return text ? text : nothing;
}

static void notation(void *parser, const uint8_t *name, const uint8_t *public, const uint8_t *system) {
    original.notation(parser, present(name), present(public), present(system));
}

static void attribute(void *parser, const uint8_t *element, const uint8_t *name, int type, int kind, const uint8_t *value, void *choices) {
    original.attribute(parser, present(element), present(name), type, kind, present(value), choices);
}

static void unparsed_entity(void *parser, const uint8_t *name, const uint8_t *public, const uint8_t *system, const uint8_t *notation) {
    original.unparsed_entity(parser, present(name), present(public), present(system), present(notation));
}

static void instruction(void *parser, const uint8_t *target, const uint8_t *data) {
    original.instruction(parser, present(target), present(data));
}

/// Called by Foundation on any thread, more than one at a time. All write the same values.
static struct sax_handler *make_checked_handler(void) {
    struct sax_handler *handler = make_handler();
    if (!handler || !handler->notation || !handler->attribute || !handler->unparsed_entity || !handler->instruction) return handler;
    __atomic_store_n(&original.notation, handler->notation, __ATOMIC_RELAXED);
    __atomic_store_n(&original.attribute, handler->attribute, __ATOMIC_RELAXED);
    __atomic_store_n(&original.unparsed_entity, handler->unparsed_entity, __ATOMIC_RELAXED);
    __atomic_store_n(&original.instruction, handler->instruction, __ATOMIC_RELAXED);
    handler->notation = notation;
    handler->attribute = attribute;
    handler->unparsed_entity = unparsed_entity;
    handler->instruction = instruction;
    return handler;
}

extern void _CFXMLInterfaceCtxtUseOptions(void *context, int64_t options) __attribute__((weak));

static const char options_name[] = "_CFXMLInterfaceCtxtUseOptions";
static void (*use_options)(void *, int64_t);

static void use_strict_options(void *context, int64_t options) {
    // XML_PARSE_RECOVER
    use_options(context, options & ~(int64_t)1);
}

/// The beginning of libxml2's xmlParserCtxt.
struct parser_context {
    void *handler, *user_data, *document;
    int is_well_formed;
};

extern int _CFXMLInterfaceParseChunk(void *context, const char *data, int size, int is_last) __attribute__((weak));

static const char chunk_name[] = "_CFXMLInterfaceParseChunk";
static int (*parse_chunk)(void *, const char *, int, int);

/// Content after the end of the document is an error without a code.
static int parse_strict_chunk(void *context, const char *data, int size, int is_last) {
    const int code = parse_chunk(context, data, size, is_last);
    const int document_end = 5;
    return code == 0 && is_last && context && !((struct parser_context *)context)->is_well_formed ? document_end : code;
}

/// The address of the word that a library calls the function of this name through; NULL where there is none.
static void **linkage(const struct dl_phdr_info *library, const char *name) {
    const ElfW(Dyn) *dynamic = NULL;
    for (int i = 0; i < library->dlpi_phnum; i++) {
        if (library->dlpi_phdr[i].p_type == PT_DYNAMIC) dynamic = (const void *)(library->dlpi_addr + library->dlpi_phdr[i].p_vaddr);
    }
    const ElfW(Rela) *entries = NULL;
    const ElfW(Sym) *symbols = NULL;
    const char *names = NULL;
    size_t size = 0;
    for (; dynamic && dynamic->d_tag != DT_NULL; dynamic++) {
        switch (dynamic->d_tag) {
        case DT_JMPREL: entries = (const void *)dynamic->d_un.d_ptr; break;
        case DT_PLTRELSZ: size = dynamic->d_un.d_val; break;
        case DT_SYMTAB: symbols = (const void *)dynamic->d_un.d_ptr; break;
        case DT_STRTAB: names = (const void *)dynamic->d_un.d_ptr; break;
        }
    }
    if (!entries || !symbols || !names) return NULL;
    for (size_t i = 0; i < size / sizeof *entries; i++) {
        if (strcmp(names + symbols[ELF64_R_SYM(entries[i].r_info)].st_name, name) != 0) continue;
        return (void **)(library->dlpi_addr + entries[i].r_offset);
    }
    return NULL;
}

static void change(const struct dl_phdr_info *library, const char *name, void *function) {
    void **word = linkage(library, name);
    if (!word) return;
    const uintptr_t page_size = (uintptr_t)sysconf(_SC_PAGESIZE);
    void *page = (void *)((uintptr_t)word & ~(page_size - 1));
    if (mprotect(page, page_size, PROT_READ | PROT_WRITE) == 0) *word = function;
}

static int replace(struct dl_phdr_info *library, size_t size, void *unused) {
    if (!strstr(library->dlpi_name, "libFoundationXML.so")) return 0;
    if (make_handler) change(library, maker_name, (void *)make_checked_handler);
    if (use_options) change(library, options_name, (void *)use_strict_options);
    if (parse_chunk) change(library, chunk_name, (void *)parse_strict_chunk);
    return 1;
}

__attribute__((constructor)) static void check_declarations(void) {
    make_handler = _CFXMLInterfaceCreateSAXHandler;
    use_options = _CFXMLInterfaceCtxtUseOptions;
    parse_chunk = _CFXMLInterfaceParseChunk;
    if (make_handler || use_options || parse_chunk) dl_iterate_phdr(replace, NULL);
}
