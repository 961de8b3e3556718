#pragma once
#include <curl/curl.h>

// Swift cannot call functions with variable arguments; these are the kinds of arguments that Glossa sets and asks for.

static inline CURLcode glossa_curl_set_number(CURL *handle, CURLoption option, long value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode glossa_curl_set_text(CURL *handle, CURLoption option, const char *value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode glossa_curl_set_pointer(CURL *handle, CURLoption option, void *value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode glossa_curl_set_headers(CURL *handle, struct curl_slist *headers) {
    return curl_easy_setopt(handle, CURLOPT_HTTPHEADER, headers);
}

/// Makes the socket of a connection, or refuses to.
static inline CURLcode glossa_curl_set_opener(CURL *handle, curl_opensocket_callback opener) {
    return curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, opener);
}

/// Where the answer goes: `option` is CURLOPT_WRITEFUNCTION or CURLOPT_HEADERFUNCTION.
static inline CURLcode glossa_curl_set_writer(CURL *handle, CURLoption option, curl_write_callback writer) {
    return curl_easy_setopt(handle, option, writer);
}

static inline CURLcode glossa_curl_get_number(CURL *handle, CURLINFO info, long *value) {
    return curl_easy_getinfo(handle, info, value);
}
