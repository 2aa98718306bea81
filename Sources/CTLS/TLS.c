#include "CTLS.h"
#include <limits.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <stdlib.h>
#include <string.h>

struct ferry_tls_identity {
    SSL_CTX *context;
};

struct ferry_tls {
    SSL *ssl;
    /// Received bytes, and bytes to send; the SSL owns both.
    BIO *incoming, *outgoing;
};

static const unsigned char h2[] = {'h', '2'};

/// A client that uses ALPN must offer HTTP/2.
static int choose(
    SSL *ssl, const unsigned char **chosen, unsigned char *length, const unsigned char *offered, unsigned count, void *data) {
    (void)ssl;
    (void)data;
    for (unsigned place = 0; place < count; place += 1 + offered[place]) {
        if (offered[place] != sizeof h2 || place + 1 + sizeof h2 > count || memcmp(offered + place + 1, h2, sizeof h2) != 0) continue;
        *chosen = offered + place + 1;
        *length = sizeof h2;
        return SSL_TLSEXT_ERR_OK;
    }
    return SSL_TLSEXT_ERR_ALERT_FATAL;
}

ferry_tls_identity *ferry_tls_identity_new(const char *certificate, const char *key) {
    ferry_tls_identity *identity = calloc(1, sizeof *identity);
    if (identity == NULL) return NULL;
    SSL_CTX *context = identity->context = SSL_CTX_new(TLS_server_method());
    if (context != NULL && SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION) == 1 &&
        SSL_CTX_use_certificate_file(context, certificate, SSL_FILETYPE_PEM) == 1 &&
        SSL_CTX_use_PrivateKey_file(context, key, SSL_FILETYPE_PEM) == 1 && SSL_CTX_check_private_key(context) == 1) {
        const X509 *own = SSL_CTX_get0_certificate(context);
        if (X509_cmp_current_time(X509_get0_notAfter(own)) > 0 && X509_cmp_current_time(X509_get0_notBefore(own)) < 0) {
            SSL_CTX_set_options(context, SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION);
            SSL_CTX_set_alpn_select_cb(context, choose, NULL);
            return identity;
        }
    }
    ERR_clear_error();
    ferry_tls_identity_free(identity);
    return NULL;
}

void ferry_tls_identity_free(ferry_tls_identity *identity) {
    if (identity == NULL) return;
    SSL_CTX_free(identity->context);
    free(identity);
}

ferry_tls *ferry_tls_new(ferry_tls_identity *identity) {
    ferry_tls *tls = calloc(1, sizeof *tls);
    if (tls == NULL) return NULL;
    tls->ssl = SSL_new(identity->context);
    tls->incoming = BIO_new(BIO_s_mem());
    tls->outgoing = BIO_new(BIO_s_mem());
    if (tls->ssl == NULL || tls->incoming == NULL || tls->outgoing == NULL) {
        SSL_free(tls->ssl);
        BIO_free(tls->incoming);
        BIO_free(tls->outgoing);
        free(tls);
        return NULL;
    }
    // An empty buffer means wait, not end.
    BIO_set_mem_eof_return(tls->incoming, -1);
    BIO_set_mem_eof_return(tls->outgoing, -1);
    SSL_set_bio(tls->ssl, tls->incoming, tls->outgoing);
    SSL_set_accept_state(tls->ssl);
    return tls;
}

void ferry_tls_free(ferry_tls *tls) {
    if (tls == NULL) return;
    SSL_free(tls->ssl);
    free(tls);
}

int ferry_tls_feed(ferry_tls *tls, const unsigned char *bytes, size_t count) {
    return count <= INT_MAX && BIO_write(tls->incoming, bytes, (int)count) == (int)count ? 0 : -1;
}

/// Whether a call that did nothing may be retried when more bytes were received.
static int waits(ferry_tls *tls, int result) {
    int error = SSL_get_error(tls->ssl, result);
    // The error queue is per thread; entries left there would be taken for another connection's.
    ERR_clear_error();
    return error == SSL_ERROR_WANT_READ || error == SSL_ERROR_WANT_WRITE;
}

int ferry_tls_handshake(ferry_tls *tls) {
    if (SSL_is_init_finished(tls->ssl)) return 1;
    ERR_clear_error();
    int result = SSL_do_handshake(tls->ssl);
    return result == 1 ? 1 : waits(tls, result) ? 0 : -1;
}

int ferry_tls_speaks_h2(const ferry_tls *tls) {
    const unsigned char *chosen = NULL;
    unsigned length = 0;
    SSL_get0_alpn_selected(tls->ssl, &chosen, &length);
    return length == sizeof h2 && memcmp(chosen, h2, sizeof h2) == 0;
}

long ferry_tls_read(ferry_tls *tls, unsigned char *room, size_t count) {
    size_t got = 0;
    ERR_clear_error();
    int result = SSL_read_ex(tls->ssl, room, count, &got);
    return result == 1 ? (long)got : waits(tls, result) ? 0 : -1;
}

int ferry_tls_write(ferry_tls *tls, const unsigned char *bytes, size_t count) {
    size_t sent = 0;
    ERR_clear_error();
    // A memory BIO accepts everything.
    if (count > 0 && SSL_write_ex(tls->ssl, bytes, count, &sent) == 1 && sent == count) return 0;
    ERR_clear_error();
    return count == 0 ? 0 : -1;
}

long ferry_tls_take(ferry_tls *tls, unsigned char *room, size_t count) {
    int got = BIO_read(tls->outgoing, room, count > INT_MAX ? INT_MAX : (int)count);
    return got > 0 ? got : 0;
}
