#ifndef SERVICES_CZLIB_H
#define SERVICES_CZLIB_H
#include <zlib.h>
/// deflateInit2 is a macro that Swift does not import; adding 16 to the window bits selects the gzip format.
static inline int services_gzip_begin(z_stream *stream, int level) {
  return deflateInit2(stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
}
static inline int services_gunzip_begin(z_stream *stream) { return inflateInit2(stream, 15 + 16); }
#endif
