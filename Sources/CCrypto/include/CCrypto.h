#ifndef FERRY_CCRYPTO_H
#define FERRY_CCRYPTO_H
#include <stddef.h>
#include <stdint.h>

// Digests, ciphers and password-based keys, implemented by OpenSSL. Functions that return int return 1 on success.

enum ferry_digest_kind { FERRY_MD5, FERRY_SHA1, FERRY_SHA224, FERRY_SHA256, FERRY_SHA384, FERRY_SHA512 };

typedef struct ferry_digest ferry_digest;
/// NULL if allocation fails, or if the system's OpenSSL does not have the digest.
ferry_digest *ferry_digest_new(int kind);
/// A copy of the state.
ferry_digest *ferry_digest_copy(const ferry_digest *digest);
void ferry_digest_update(ferry_digest *digest, const void *bytes, size_t count);
/// Writes as many bytes as the digest has and finalizes the state.
void ferry_digest_finish(ferry_digest *digest, uint8_t *result);
void ferry_digest_free(ferry_digest *digest);

enum ferry_aead_kind { FERRY_AES_GCM, FERRY_CHACHA20_POLY1305 };
enum { FERRY_AEAD_TAG = 16 };
/// Encrypts `count` bytes into as many, with a tag over them and over `extra`. Keys of AES have 16, 24 or 32 bytes, others 32.
int ferry_aead_seal(int kind, const uint8_t *key, size_t key_count, const uint8_t *nonce, size_t nonce_count, const uint8_t *extra,
                    size_t extra_count, const uint8_t *in, size_t count, uint8_t *out, uint8_t *tag);
/// The inverse. 0, with `out` cleared, if authentication fails.
int ferry_aead_open(int kind, const uint8_t *key, size_t key_count, const uint8_t *nonce, size_t nonce_count, const uint8_t *extra,
                    size_t extra_count, const uint8_t *in, size_t count, uint8_t *out, const uint8_t *tag);

enum ferry_cipher_mode { FERRY_CBC, FERRY_ECB };
/// AES or Triple DES of whole messages. `out` must have space for `count` and one more block; `*written` is the output's size.
int ferry_cipher(int encrypts, int is_des, int mode, int pads, const uint8_t *key, size_t key_count, const uint8_t *iv, const uint8_t *in,
                 size_t count, uint8_t *out, size_t *written);

/// Derives a key from a password, with PBKDF2.
int ferry_pbkdf2(int kind, const char *password, size_t password_count, const uint8_t *salt, size_t salt_count, uint32_t rounds,
                 uint8_t *key, size_t key_count);
/// Cryptographically secure random bytes.
int ferry_random(uint8_t *bytes, size_t count);
/// Clears memory; not removed by the optimizer.
void ferry_clear(void *bytes, size_t count);
#endif
