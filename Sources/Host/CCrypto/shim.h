#pragma once
// The plain digests are what OpenSSL 3 would rather see asked for through EVP.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/evp.h>
#include <openssl/rand.h>
#include <openssl/sha.h>
