#include "CTLS.h"
#include <fcntl.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/x509v3.h>
#include <stdio.h>
#include <unistd.h>

/// Ten years.
static const long lifetime = 3650L * 86400;

static int add(X509 *certificate, int kind, const char *value) {
    X509V3_CTX context;
    X509V3_set_ctx_nodb(&context);
    X509V3_set_ctx(&context, certificate, certificate, NULL, NULL, 0);
    X509_EXTENSION *extension = X509V3_EXT_conf_nid(NULL, &context, kind, value);
    int done = extension != NULL && X509_add_ext(certificate, extension, -1) == 1;
    X509_EXTENSION_free(extension);
    return done;
}

static X509 *make(EVP_PKEY *key) {
    X509 *certificate = X509_new();
    unsigned char serial[8];
    if (certificate == NULL || RAND_bytes(serial, sizeof serial) != 1) goto failed;
    serial[0] = (serial[0] & 0x7F) | 1;
    BIGNUM *number = BN_bin2bn(serial, sizeof serial, NULL);
    int numbered = number != NULL && BN_to_ASN1_INTEGER(number, X509_get_serialNumber(certificate)) != NULL;
    BN_free(number);
    X509_NAME *name = X509_get_subject_name(certificate);
    // A day earlier, for clocks that are slow.
    if (!numbered || X509_set_version(certificate, X509_VERSION_3) != 1 ||
        X509_gmtime_adj(X509_getm_notBefore(certificate), -86400) == NULL ||
        X509_gmtime_adj(X509_getm_notAfter(certificate), lifetime) == NULL || X509_set_pubkey(certificate, key) != 1 ||
        X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, (const unsigned char *)"Ferry push service", -1, -1, 0) != 1 ||
        X509_set_issuer_name(certificate, name) != 1 || !add(certificate, NID_basic_constraints, "critical,CA:TRUE") ||
        !add(certificate, NID_key_usage, "critical,digitalSignature,keyCertSign") ||
        !add(certificate, NID_ext_key_usage, "serverAuth") ||
        !add(certificate, NID_subject_alt_name, "DNS:localhost,IP:127.0.0.1,IP:0:0:0:0:0:0:0:1") ||
        !add(certificate, NID_subject_key_identifier, "hash") || X509_sign(certificate, key, EVP_sha256()) == 0)
        goto failed;
    return certificate;
failed:
    X509_free(certificate);
    return NULL;
}

static FILE *open_new(const char *path, mode_t mode) {
    unlink(path);
    int descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    if (descriptor < 0) return NULL;
    FILE *file = fdopen(descriptor, "w");
    if (file == NULL) close(descriptor);
    return file;
}

int ferry_tls_make_certificate(const char *certificate_path, const char *key_path) {
    EVP_PKEY *key = EVP_EC_gen("P-256");
    X509 *certificate = key == NULL ? NULL : make(key);
    int written = 0;
    if (certificate != NULL) {
        FILE *file = open_new(key_path, 0600);
        written = file != NULL && PEM_write_PrivateKey(file, key, NULL, NULL, 0, NULL, NULL) == 1;
        if (file != NULL && fclose(file) != 0) written = 0;
        file = written ? open_new(certificate_path, 0644) : NULL;
        written = file != NULL && PEM_write_X509(file, certificate) == 1;
        if (file != NULL && fclose(file) != 0) written = 0;
    }
    X509_free(certificate);
    EVP_PKEY_free(key);
    return written ? 0 : -1;
}
