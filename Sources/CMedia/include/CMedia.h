#ifndef FERRY_CMEDIA_H
#define FERRY_CMEDIA_H
#include <stddef.h>
#include <stdint.h>

// Reading and writing of media files with FFmpeg. Its libraries are opened at the first use, so that other apps do not load them. Everything
// runs on the calling thread and gives the same bytes on every machine.

/// The size of the buffers for messages.
#define FERRY_MEDIA_MESSAGE_LENGTH 256

enum { FERRY_MEDIA_OTHER = 0, FERRY_MEDIA_VIDEO = 1, FERRY_MEDIA_AUDIO = 2 };

/// An open file or memory. One thread at a time.
typedef struct ferry_media ferry_media;

/// A stream of a file. Its times are in units of `time_numerator / time_denominator` seconds; a negative duration is unknown.
typedef struct {
  int kind;
  int is_decodable;
  /// Of a frame with square pixels, before the rotation. > Units: pixels.
  int width, height;
  /// Clockwise, a multiple of 90.
  int rotation;
  int time_numerator, time_denominator;
  int64_t start, duration;
  int rate_numerator, rate_denominator;
  int sample_rate, channels;
  int64_t bit_rate;
  char codec[32];
  char language[8];
} ferry_media_stream;

/// Whether the libraries are there; otherwise a message with the packages to install.
int ferry_media_is_available(char *message);

/// Opens a file; NULL with a message if it is none, or none that can be read.
ferry_media *ferry_media_open(const char *path, char *message);
/// Opens bytes, which must stay until the media is closed.
ferry_media *ferry_media_open_memory(const uint8_t *bytes, size_t length, char *message);
void ferry_media_close(ferry_media *media);

int ferry_media_stream_count(const ferry_media *media);
/// Returns 0 for a wrong index.
int ferry_media_stream_at(const ferry_media *media, int index, ferry_media_stream *stream);
/// Of the whole file, in microseconds; negative if unknown.
int64_t ferry_media_duration(const ferry_media *media);
/// A text of the file such as "title"; NULL if it has none.
const char *ferry_media_tag(const ferry_media *media, const char *key);

/// Prepares the decoding of one stream. Returns 0 with a message on failure.
int ferry_media_select(ferry_media *media, int index, char *message);

/// Makes the last frame that begins at or before `time` the current one, or the first frame if there is none before.
///
/// Returns 1 for another frame than before, 0 for the same one, -1 if no frame can be decoded. > Parameters: begin: receives the frame's time.
int ferry_media_show(ferry_media *media, int64_t time, int64_t *begin);
/// Converts the current frame to opaque BGRA, turned upright, scaled to `width` and `height`. Returns 0 on failure.
int ferry_media_copy(ferry_media *media, uint8_t *pixels, int bytes_per_row, int width, int height);

/// Continues with sound at a time. Returns 0 if the media cannot do that.
int ferry_media_seek_sound(ferry_media *media, int64_t time);
/// Decodes the next interleaved samples of the selected stream, at most `capacity` floats. Returns their number, 0 at the end.
int ferry_media_sound(ferry_media *media, float *samples, int capacity);

/// What a written file holds. Names of codecs and formats are FFmpeg's; a NULL codec means no such stream.
typedef struct {
  const char *format;
  const char *video_codec;
  int width, height;
  int frames_per_second;
  const char *audio_codec;
  int sample_rate, channels;
  int64_t audio_bit_rate;
} ferry_media_content;

typedef struct ferry_media_writer ferry_media_writer;

ferry_media_writer *ferry_media_write(const char *path, const ferry_media_content *content, char *message);
/// Appends a frame of BGRA. Returns 0 with a message on failure.
int ferry_media_write_frame(ferry_media_writer *writer, const uint8_t *pixels, int bytes_per_row, char *message);
/// Appends interleaved samples; `count` is that of sample frames.
int ferry_media_write_sound(ferry_media_writer *writer, const float *samples, int count, char *message);
/// Completes the file and ends the writer. Returns 0 with a message on failure.
int ferry_media_finish(ferry_media_writer *writer, char *message);

/// Copies the streams of a file without encoding them again, from the key frame at or before `start`.
///
/// > Units: microseconds; a negative `duration` is all that follows. Returns 0 with a message on failure.
int ferry_media_export(
  const char *source, const char *target, const char *format, int64_t start, int64_t duration, char *message);
#endif
