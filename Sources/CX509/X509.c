#include "CX509.h"
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>
#include <string.h>

// `ferry_x509` is OpenSSL's `X509`.
static X509 *of(const ferry_x509 *certificate) { return (X509 *)certificate; }

ferry_x509 *ferry_x509_read(const unsigned char *der, size_t count) {
    if (count == 0 || count > 1 << 20) return NULL;
    const unsigned char *end = der;
    X509 *certificate = d2i_X509(NULL, &end, (long)count);
    if (certificate != NULL && end != der + count) {
        X509_free(certificate);
        certificate = NULL;
    }
    ERR_clear_error();
    return (ferry_x509 *)certificate;
}

void ferry_x509_free(ferry_x509 *certificate) { X509_free(of(certificate)); }

static size_t give(const unsigned char *bytes, size_t length, unsigned char *room, size_t count) {
    if (bytes != NULL && room != NULL && length <= count) memcpy(room, bytes, length);
    return bytes == NULL ? 0 : length;
}

size_t ferry_x509_der(const ferry_x509 *certificate, unsigned char *room, size_t count) {
    unsigned char *der = NULL;
    int length = i2d_X509(of(certificate), &der);
    size_t result = length > 0 ? give(der, (size_t)length, room, count) : 0;
    OPENSSL_free(der);
    return result;
}

size_t ferry_x509_summary(const ferry_x509 *certificate, unsigned char *room, size_t count) {
    static const int kinds[] = {NID_commonName, NID_organizationalUnitName, NID_organizationName, NID_pkcs9_emailAddress};
    const X509_NAME *name = X509_get_subject_name(of(certificate));
    for (size_t index = 0; index < sizeof kinds / sizeof *kinds; index++) {
        int place = X509_NAME_get_index_by_NID((X509_NAME *)name, kinds[index], -1);
        if (place < 0) continue;
        unsigned char *text = NULL;
        int length = ASN1_STRING_to_UTF8(&text, X509_NAME_ENTRY_get_data(X509_NAME_get_entry(name, place)));
        size_t result = length > 0 ? give(text, (size_t)length, room, count) : 0;
        OPENSSL_free(text);
        if (result > 0) return result;
    }
    return 0;
}

size_t ferry_x509_key(const ferry_x509 *certificate, unsigned char *room, size_t count) {
    const ASN1_BIT_STRING *bits = X509_get0_pubkey_bitstr(of(certificate));
    return bits == NULL ? 0 : give(ASN1_STRING_get0_data(bits), (size_t)ASN1_STRING_length(bits), room, count);
}

int ferry_x509_key_kind(const ferry_x509 *certificate, int *bits) {
    EVP_PKEY *key = X509_get0_pubkey(of(certificate));
    ERR_clear_error();
    if (key == NULL) return ferry_x509_key_other;
    *bits = EVP_PKEY_get_bits(key);
    switch (EVP_PKEY_get_base_id(key)) {
    case EVP_PKEY_RSA: return ferry_x509_key_rsa;
    case EVP_PKEY_EC: return ferry_x509_key_curve;
    default: return ferry_x509_key_other;
    }
}

static int verdict(int error) {
    switch (error) {
    case X509_V_OK: return ferry_x509_trusted;
    case X509_V_ERR_HOSTNAME_MISMATCH:
    case X509_V_ERR_IP_ADDRESS_MISMATCH: return ferry_x509_wrong_host;
    case X509_V_ERR_CERT_HAS_EXPIRED: return ferry_x509_expired;
    case X509_V_ERR_CERT_NOT_YET_VALID: return ferry_x509_not_yet_valid;
    case X509_V_ERR_CERT_REVOKED: return ferry_x509_revoked;
    case X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT:
    case X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    case X509_V_ERR_UNABLE_TO_VERIFY_LEAF_SIGNATURE: return ferry_x509_no_chain;
    default: return ferry_x509_untrusted;
    }
}

static X509_STORE *make_store(ferry_x509 *const *anchors, size_t count, int only_anchors) {
    X509_STORE *store = X509_STORE_new();
    int done = store != NULL && (only_anchors || X509_STORE_set_default_paths(store) == 1);
    for (size_t index = 0; done && index < count; index++) done = X509_STORE_add_cert(store, of(anchors[index])) == 1;
    if (!done) {
        X509_STORE_free(store);
        return NULL;
    }
    return store;
}

static int set_host(X509_VERIFY_PARAM *parameters, const char *host) {
    if (X509_VERIFY_PARAM_set1_ip_asc(parameters, host) == 1) return 1;
    X509_VERIFY_PARAM_set_hostflags(parameters, X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS);
    return X509_VERIFY_PARAM_set1_host(parameters, host, 0);
}

int ferry_x509_verify(
    ferry_x509 *const *chain, size_t chain_count, ferry_x509 *const *anchors, size_t anchor_count, int only_anchors, const char *host,
    int server, int64_t moment, ferry_x509 **built, size_t most, size_t *built_count) {
    *built_count = 0;
    int result = ferry_x509_untrusted;
    X509_STORE *store = make_store(anchors, anchor_count, only_anchors);
    X509_STORE_CTX *context = X509_STORE_CTX_new();
    STACK_OF(X509) *rest = sk_X509_new_null();
    int ready = chain_count > 0 && store != NULL && context != NULL && rest != NULL;
    for (size_t index = 1; ready && index < chain_count; index++) ready = sk_X509_push(rest, of(chain[index])) > 0;
    if (ready && X509_STORE_CTX_init(context, store, of(chain[0]), rest) == 1) {
        X509_VERIFY_PARAM *parameters = X509_STORE_CTX_get0_param(context);
        X509_VERIFY_PARAM_set_time(parameters, (time_t)moment);
        X509_VERIFY_PARAM_set_depth(parameters, 10);
        // An anchor need not be a root.
        X509_VERIFY_PARAM_set_flags(parameters, X509_V_FLAG_PARTIAL_CHAIN | X509_V_FLAG_TRUSTED_FIRST);
        if ((!server || X509_STORE_CTX_set_purpose(context, X509_PURPOSE_SSL_SERVER) == 1) &&
            (host == NULL || set_host(parameters, host) == 1)) {
            int passed = X509_verify_cert(context) == 1;
            int error = X509_STORE_CTX_get_error(context);
            result = passed ? ferry_x509_trusted : verdict(error == X509_V_OK ? X509_V_ERR_UNSPECIFIED : error);
            STACK_OF(X509) *found = X509_STORE_CTX_get0_chain(context);
            for (int index = 0; index < sk_X509_num(found) && *built_count < most; index++) {
                X509 *certificate = sk_X509_value(found, index);
                if (X509_up_ref(certificate) == 1) built[(*built_count)++] = (ferry_x509 *)certificate;
            }
        }
    }
    sk_X509_free(rest);
    X509_STORE_CTX_free(context);
    X509_STORE_free(store);
    ERR_clear_error();
    return result;
}

// MARK: Handshakes

struct asker {
    ferry_tls_question question;
    void *context;
};

static void free_asker(void *parent, void *asker, CRYPTO_EX_DATA *data, int index, long argl, void *argp) { OPENSSL_free(asker); }

static CRYPTO_ONCE once = CRYPTO_ONCE_STATIC_INIT;
static int asker_index = -1;

static void make_index(void) { asker_index = SSL_CTX_get_ex_new_index(0, NULL, NULL, NULL, free_asker); }

static int ask(X509_STORE_CTX *context, void *argument) {
    struct asker *asker = argument;
    STACK_OF(X509) *sent = X509_STORE_CTX_get0_untrusted(context);
    X509 *leaf = X509_STORE_CTX_get0_cert(context);
    ferry_x509 *chain[32];
    size_t count = 0;
    if (leaf != NULL) chain[count++] = (ferry_x509 *)leaf;
    for (int index = 0; index < sk_X509_num(sent) && count < sizeof chain / sizeof *chain; index++) {
        X509 *certificate = sk_X509_value(sent, index);
        // The leaf is among them.
        if (certificate != leaf) chain[count++] = (ferry_x509 *)certificate;
    }
    int answer = count == 0 ? 0 : asker->question(asker->context, chain, count);
    if (answer == 1) {
        X509_STORE_CTX_set_error(context, X509_V_OK);
        return 1;
    }
    X509_STORE_CTX_set_error(context, X509_V_ERR_CERT_REJECTED);
    return 0;
}

int ferry_tls_ask(void *ssl_ctx, ferry_tls_question question, void *context) {
    CRYPTO_THREAD_run_once(&once, make_index);
    struct asker *asker = OPENSSL_malloc(sizeof *asker);
    if (asker == NULL || SSL_CTX_set_ex_data(ssl_ctx, asker_index, asker) != 1) {
        OPENSSL_free(asker);
        return -1;
    }
    *asker = (struct asker){question, context};
    SSL_CTX_set_options(ssl_ctx, SSL_OP_NO_RENEGOTIATION);
    SSL_CTX_set_cert_verify_callback(ssl_ctx, ask, asker);
    return 0;
}
