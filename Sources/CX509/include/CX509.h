#ifndef FERRY_CX509_H
#define FERRY_CX509_H
#include <stddef.h>
#include <stdint.h>

// Certificates of servers and whether they are trusted. Implemented by OpenSSL.

typedef struct ferry_x509 ferry_x509;

/// A certificate from its DER; NULL if the bytes are anything else, or more than one certificate.
ferry_x509 *ferry_x509_read(const unsigned char *der, size_t count);
void ferry_x509_free(ferry_x509 *certificate);

// These write as much as fits, and return how many bytes there are; 0 if there is no such thing.
size_t ferry_x509_der(const ferry_x509 *certificate, unsigned char *room, size_t count);
/// The name of the subject for people, in UTF-8: the common name, else the unit, the organisation or the e-mail address.
size_t ferry_x509_summary(const ferry_x509 *certificate, unsigned char *room, size_t count);
/// The public key: of RSA as PKCS #1, of an elliptic curve as an uncompressed point.
size_t ferry_x509_key(const ferry_x509 *certificate, unsigned char *room, size_t count);

enum ferry_x509_key_kind { ferry_x509_key_other = 0, ferry_x509_key_rsa = 1, ferry_x509_key_curve = 2 };
/// > Returns: a `ferry_x509_key_kind`; `bits` is set to the key's size.
int ferry_x509_key_kind(const ferry_x509 *certificate, int *bits);

enum ferry_x509_verdict {
    ferry_x509_trusted = 0,
    ferry_x509_wrong_host = 1,
    ferry_x509_expired = 2,
    ferry_x509_not_yet_valid = 3,
    ferry_x509_revoked = 4,
    ferry_x509_no_chain = 5,
    ferry_x509_untrusted = 6,
};

/// Whether a chain, its leaf first, leads to a trusted certificate.
///
/// - anchors: are trusted, as well as the system's unless `only_anchors`.
/// - host: a DNS name or an IP address that the leaf must be for; NULL for any.
/// - server: whether the leaf must be for servers.
/// - moment: seconds since 1970.
/// - built: receives the chain from the leaf to the anchor, as far as it was found; room for `most`. The caller frees its certificates.
/// > Returns: a `ferry_x509_verdict`.
int ferry_x509_verify(
    ferry_x509 *const *chain, size_t chain_count, ferry_x509 *const *anchors, size_t anchor_count, int only_anchors, const char *host,
    int server, int64_t moment, ferry_x509 **built, size_t most, size_t *built_count);

/// Asked during a handshake with the server's chain, the leaf first, which belongs to the caller. 1: go on; 0: break off.
typedef int (*ferry_tls_question)(void *context, ferry_x509 *const *chain, size_t count);

/// Asks about each handshake of an `SSL_CTX` instead of checking its certificates, hosts included.
///
/// `context` must live until the handshake is over: renegotiation is turned off.
/// > Returns: 0, or -1 without memory: then the connection must not be made.
int ferry_tls_ask(void *ssl_ctx, ferry_tls_question question, void *context);
#endif
