#include "CCrypto.h"

#include <limits.h>
#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/rand.h>

static const EVP_MD *digest_of(int kind) {
    switch (kind) {
    case FERRY_MD5: return EVP_md5();
    case FERRY_SHA1: return EVP_sha1();
    case FERRY_SHA224: return EVP_sha224();
    case FERRY_SHA256: return EVP_sha256();
    case FERRY_SHA384: return EVP_sha384();
    case FERRY_SHA512: return EVP_sha512();
    default: return NULL;
    }
}

// The state is OpenSSL's own; the opaque type hides its headers from Swift.
static EVP_MD_CTX *context(const ferry_digest *digest) { return (EVP_MD_CTX *)digest; }

ferry_digest *ferry_digest_new(int kind) {
    EVP_MD_CTX *made = EVP_MD_CTX_new();
    if (made && EVP_DigestInit_ex(made, digest_of(kind), NULL) == 1) return (ferry_digest *)made;
    EVP_MD_CTX_free(made);
    return NULL;
}

ferry_digest *ferry_digest_copy(const ferry_digest *digest) {
    EVP_MD_CTX *made = EVP_MD_CTX_new();
    if (made && EVP_MD_CTX_copy_ex(made, context(digest)) == 1) return (ferry_digest *)made;
    EVP_MD_CTX_free(made);
    return NULL;
}

void ferry_digest_update(ferry_digest *digest, const void *bytes, size_t count) { EVP_DigestUpdate(context(digest), bytes, count); }
void ferry_digest_finish(ferry_digest *digest, uint8_t *result) { EVP_DigestFinal_ex(context(digest), result, NULL); }
void ferry_digest_free(ferry_digest *digest) { EVP_MD_CTX_free(context(digest)); }

static const EVP_CIPHER *aead_of(int kind, size_t key_count) {
    if (kind == FERRY_CHACHA20_POLY1305) return key_count == 32 ? EVP_chacha20_poly1305() : NULL;
    switch (key_count) {
    case 16: return EVP_aes_128_gcm();
    case 24: return EVP_aes_192_gcm();
    case 32: return EVP_aes_256_gcm();
    default: return NULL;
    }
}

static int aead(int encrypts, int kind, const uint8_t *key, size_t key_count, const uint8_t *nonce, size_t nonce_count, const uint8_t *extra,
                size_t extra_count, const uint8_t *in, size_t count, uint8_t *out, uint8_t *tag) {
    const EVP_CIPHER *cipher = aead_of(kind, key_count);
    if (!cipher || !nonce_count || nonce_count > INT_MAX || extra_count > INT_MAX || count > INT_MAX) return 0;
    EVP_CIPHER_CTX *state = EVP_CIPHER_CTX_new();
    int length = 0;
    int holds = state && EVP_CipherInit_ex(state, cipher, NULL, NULL, NULL, encrypts) == 1 &&
                EVP_CIPHER_CTX_ctrl(state, EVP_CTRL_AEAD_SET_IVLEN, (int)nonce_count, NULL) == 1 &&
                EVP_CipherInit_ex(state, NULL, NULL, key, nonce, encrypts) == 1 &&
                (encrypts || EVP_CIPHER_CTX_ctrl(state, EVP_CTRL_AEAD_SET_TAG, FERRY_AEAD_TAG, tag) == 1) &&
                (!extra_count || EVP_CipherUpdate(state, NULL, &length, extra, (int)extra_count) == 1) &&
                (!count || EVP_CipherUpdate(state, out, &length, in, (int)count) == 1) &&
                EVP_CipherFinal_ex(state, out + (count ? length : 0), &length) == 1 &&
                (!encrypts || EVP_CIPHER_CTX_ctrl(state, EVP_CTRL_AEAD_GET_TAG, FERRY_AEAD_TAG, tag) == 1);
    EVP_CIPHER_CTX_free(state);
    if (!holds) OPENSSL_cleanse(out, count);
    return holds;
}

int ferry_aead_seal(int kind, const uint8_t *key, size_t key_count, const uint8_t *nonce, size_t nonce_count, const uint8_t *extra,
                    size_t extra_count, const uint8_t *in, size_t count, uint8_t *out, uint8_t *tag) {
    return aead(1, kind, key, key_count, nonce, nonce_count, extra, extra_count, in, count, out, tag);
}

int ferry_aead_open(int kind, const uint8_t *key, size_t key_count, const uint8_t *nonce, size_t nonce_count, const uint8_t *extra,
                    size_t extra_count, const uint8_t *in, size_t count, uint8_t *out, const uint8_t *tag) {
    return aead(0, kind, key, key_count, nonce, nonce_count, extra, extra_count, in, count, out, (uint8_t *)tag);
}

static const EVP_CIPHER *cipher_of(int is_des, int mode, size_t key_count) {
    if (is_des) return key_count == 24 ? (mode == FERRY_CBC ? EVP_des_ede3_cbc() : EVP_des_ede3_ecb()) : NULL;
    switch (key_count) {
    case 16: return mode == FERRY_CBC ? EVP_aes_128_cbc() : EVP_aes_128_ecb();
    case 24: return mode == FERRY_CBC ? EVP_aes_192_cbc() : EVP_aes_192_ecb();
    case 32: return mode == FERRY_CBC ? EVP_aes_256_cbc() : EVP_aes_256_ecb();
    default: return NULL;
    }
}

int ferry_cipher(int encrypts, int is_des, int mode, int pads, const uint8_t *key, size_t key_count, const uint8_t *iv, const uint8_t *in,
                 size_t count, uint8_t *out, size_t *written) {
    const EVP_CIPHER *cipher = cipher_of(is_des, mode, key_count);
    if (!cipher || count > INT_MAX - EVP_MAX_BLOCK_LENGTH) return 0;
    EVP_CIPHER_CTX *state = EVP_CIPHER_CTX_new();
    int first = 0, last = 0;
    int holds = state && EVP_CipherInit_ex(state, cipher, NULL, key, iv, encrypts) == 1 && EVP_CIPHER_CTX_set_padding(state, pads) == 1 &&
                (!count || EVP_CipherUpdate(state, out, &first, in, (int)count) == 1) &&
                EVP_CipherFinal_ex(state, out + first, &last) == 1;
    EVP_CIPHER_CTX_free(state);
    *written = holds ? (size_t)(first + last) : 0;
    return holds;
}

int ferry_pbkdf2(int kind, const char *password, size_t password_count, const uint8_t *salt, size_t salt_count, uint32_t rounds,
                 uint8_t *key, size_t key_count) {
    if (!digest_of(kind) || password_count > INT_MAX || salt_count > INT_MAX || rounds == 0 || rounds > INT_MAX || key_count > INT_MAX) return 0;
    return PKCS5_PBKDF2_HMAC(password, (int)password_count, salt, (int)salt_count, (int)rounds, digest_of(kind), (int)key_count, key) == 1;
}

int ferry_random(uint8_t *bytes, size_t count) { return count <= INT_MAX && RAND_bytes(bytes, (int)count) == 1; }
void ferry_clear(void *bytes, size_t count) { OPENSSL_cleanse(bytes, count); }
