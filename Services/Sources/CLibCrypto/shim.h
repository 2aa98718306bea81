#ifndef SERVICES_CLIBCRYPTO_H
#define SERVICES_CLIBCRYPTO_H
#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/rand.h>
#endif
