#ifndef FERRY_CTLS_H
#define FERRY_CTLS_H
#include <stddef.h>

// The server's end of TLS over bytes in memory, with HTTP/2 by ALPN, and a certificate for it. Implemented by OpenSSL.

/// Creates a key and a self-signed certificate for localhost, as PEM files; only the owner can read the key. 0 on success.
int ferry_tls_make_certificate(const char *certificate, const char *key);

typedef struct ferry_tls_identity ferry_tls_identity;
typedef struct ferry_tls ferry_tls;

/// NULL if the files contain no key with its certificate, or the certificate has expired.
ferry_tls_identity *ferry_tls_identity_new(const char *certificate, const char *key);
void ferry_tls_identity_free(ferry_tls_identity *identity);

/// A connection before its handshake; NULL if allocation fails.
ferry_tls *ferry_tls_new(ferry_tls_identity *identity);
void ferry_tls_free(ferry_tls *tls);

/// Feeds received bytes. 0 on success.
int ferry_tls_feed(ferry_tls *tls, const unsigned char *bytes, size_t count);
/// 1: the handshake is complete; 0: it waits for the other end; -1: it failed.
int ferry_tls_handshake(ferry_tls *tls);
/// Whether HTTP/2 was negotiated.
int ferry_tls_speaks_h2(const ferry_tls *tls);
/// Reads decrypted bytes: their number, 0 if there are none, -1 at the end.
long ferry_tls_read(ferry_tls *tls, unsigned char *room, size_t count);
/// 0 on success.
int ferry_tls_write(ferry_tls *tls, const unsigned char *bytes, size_t count);
/// Takes bytes to send: their number.
long ferry_tls_take(ferry_tls *tls, unsigned char *room, size_t count);
#endif
