#ifndef FERRY_CTLS_H
#define FERRY_CTLS_H
#include <stddef.h>

// The server's end of TLS over bytes in memory, with HTTP/2 chosen by ALPN, and a certificate to do it with. Over OpenSSL.

/// Makes a key and a certificate for localhost that vouches for itself, as PEM files; the key is for its owner alone. 0 on success.
int ferry_tls_make_certificate(const char *certificate, const char *key);

typedef struct ferry_tls_identity ferry_tls_identity;
typedef struct ferry_tls ferry_tls;

/// NULL when the files hold no key with its certificate, or the certificate is out of date.
ferry_tls_identity *ferry_tls_identity_new(const char *certificate, const char *key);
void ferry_tls_identity_free(ferry_tls_identity *identity);

/// A connection that is to be greeted; NULL without memory.
ferry_tls *ferry_tls_new(ferry_tls_identity *identity);
void ferry_tls_free(ferry_tls *tls);

/// Takes what came over the wire. 0 on success.
int ferry_tls_feed(ferry_tls *tls, const unsigned char *bytes, size_t count);
/// 1: the handshake is done; 0: it waits for the other end; -1: it failed.
int ferry_tls_handshake(ferry_tls *tls);
/// Whether both ends agreed on HTTP/2.
int ferry_tls_speaks_h2(const ferry_tls *tls);
/// How much was read of what the other end said: 0 when nothing is there, -1 when it is over.
long ferry_tls_read(ferry_tls *tls, unsigned char *room, size_t count);
/// 0 on success.
int ferry_tls_write(ferry_tls *tls, const unsigned char *bytes, size_t count);
/// How much was taken of what is to go over the wire.
long ferry_tls_take(ferry_tls *tls, unsigned char *room, size_t count);
#endif
