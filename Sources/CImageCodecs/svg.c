#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include "library.h"

// The part of librsvg's interface used here. A file opened from memory has no base URL: it cannot refer to other files, and network
// references are not loaded. librsvg itself limits the expansion of entities and references.
typedef struct { uint32_t domain; int code; char *message; } glib_error;
typedef struct { double x, y, width, height; } rectangle;
typedef struct { double length; int unit; } svg_length;

#define FUNCTIONS(F) \
  F(void *, rsvg_handle_new_from_data, (const uint8_t *, size_t, glib_error **)) \
  F(int, rsvg_handle_get_intrinsic_size_in_pixels, (void *, double *, double *)) \
  F(void, rsvg_handle_get_intrinsic_dimensions, (void *, int *, svg_length *, int *, svg_length *, int *, rectangle *)) \
  F(int, rsvg_handle_render_document, (void *, void *, const rectangle *, glib_error **)) \
  F(int, rsvg_handle_render_element, (void *, void *, const char *, const rectangle *, glib_error **)) \
  F(int, rsvg_handle_get_geometry_for_element, (void *, const char *, rectangle *, rectangle *, glib_error **)) \
  F(void, g_object_unref, (void *)) \
  F(void, g_error_free, (glib_error *)) \
  F(void *, cairo_image_surface_create_for_data, (uint8_t *, int, int, int, int)) \
  F(void *, cairo_create, (void *)) \
  F(int, cairo_status, (void *)) \
  F(void, cairo_destroy, (void *)) \
  F(void, cairo_surface_flush, (void *)) \
  F(void, cairo_surface_destroy, (void *))

static struct {
#define MEMBER(result, name, arguments) result(*name) arguments;
  FUNCTIONS(MEMBER)
} svg;
static int is_there;

static void open_once(void) {
#define NAME(result, name, arguments) #name,
  static const char *const names[] = {FUNCTIONS(NAME)};
  is_there = ferry_open_library("librsvg-2.so.2", names, (void **)&svg, (int)(sizeof names / sizeof *names));
}

static int ready(char *message) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_once);
  if (!is_there) ferry_say(message, "librsvg-2.so.2 is not installed (package librsvg2-2)");
  return is_there;
}

static void take_error(glib_error *error, char *message) {
  ferry_say(message, error ? error->message : NULL);
  if (error) svg.g_error_free(error);
}

void *ferry_svg_open(const uint8_t *bytes, size_t length, char *message) {
  glib_error *error = NULL;
  if (!ready(message)) return NULL;
  void *file = svg.rsvg_handle_new_from_data(bytes, length, &error);
  if (!file) take_error(error, message);
  return file;
}

void ferry_svg_close(void *file) { svg.g_object_unref(file); }

int ferry_svg_size(void *file, const char *part, double *width, double *height) {
  if (part) {
    rectangle ink;
    glib_error *error = NULL;
    if (!svg.rsvg_handle_get_geometry_for_element(file, part, &ink, NULL, &error)) {
      if (error) svg.g_error_free(error);
      return 0;
    }
    *width = ink.width;
    *height = ink.height;
    return 1;
  }
  if (svg.rsvg_handle_get_intrinsic_size_in_pixels(file, width, height)) return 1;
  int has_width = 0, has_height = 0, has_box = 0;
  svg_length across, down;
  rectangle box = {0, 0, 0, 0};
  svg.rsvg_handle_get_intrinsic_dimensions(file, &has_width, &across, &has_height, &down, &has_box, &box);
  *width = box.width;
  *height = box.height;
  return has_box;
}

ferry_codec_status ferry_svg_draw(void *file, const char *part, uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, char *message) {
  void *surface = svg.cairo_image_surface_create_for_data(pixels, 0, (int)width, (int)height, (int)stride);
  void *cairo = svg.cairo_create(surface);
  rectangle place = {0, 0, width, height};
  glib_error *error = NULL;
  int done = 0;
  if (svg.cairo_status(cairo)) {
    ferry_say(message, "not enough memory for the image");
  } else {
    done = part ? svg.rsvg_handle_render_element(file, cairo, part, &place, &error) : svg.rsvg_handle_render_document(file, cairo, &place, &error);
    if (!done) take_error(error, message);
  }
  svg.cairo_destroy(cairo);
  svg.cairo_surface_flush(surface);
  svg.cairo_surface_destroy(surface);
  return done ? FERRY_CODEC_OK : FERRY_CODEC_FAILED;
}
