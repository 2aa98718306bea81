#ifndef SERVICES_CCURL_H
#define SERVICES_CCURL_H
#include <curl/curl.h>
#include <string.h>

/// The beginning of a response's body.
typedef struct {
  char bytes[1024];
  size_t count;
} services_curl_text;

static inline size_t services_curl_collect(char *data, size_t size, size_t count, void *context) {
  services_curl_text *text = (services_curl_text *)context;
  size_t rest = sizeof text->bytes - text->count, all = size * count;
  size_t taken = all < rest ? all : rest;
  memcpy(text->bytes + text->count, data, taken);
  text->count += taken;
  return all;
}

/// Posts over HTTP/2, without TLS for http addresses. curl's functions for options take variable arguments, which Swift cannot pass.
static inline CURLcode services_curl_post(
    CURL *handle, const char *url, struct curl_slist *headers, const void *body, long length, const char *certificate,
    long milliseconds, services_curl_text *text, long *status) {
  long version = strncmp(url, "https:", 6) == 0 ? CURL_HTTP_VERSION_2TLS : CURL_HTTP_VERSION_2_PRIOR_KNOWLEDGE;
  text->count = 0;
  curl_easy_setopt(handle, CURLOPT_URL, url);
  curl_easy_setopt(handle, CURLOPT_HTTP_VERSION, version);
  curl_easy_setopt(handle, CURLOPT_NOSIGNAL, 1L);
  // curl 7.88 fails with CURLE_HTTP2 at the second request on a connection without TLS.
  curl_easy_setopt(handle, CURLOPT_FORBID_REUSE, 1L);
  curl_easy_setopt(handle, CURLOPT_PROXY, "");
  curl_easy_setopt(handle, CURLOPT_TIMEOUT_MS, milliseconds);
  curl_easy_setopt(handle, CURLOPT_HTTPHEADER, headers);
  curl_easy_setopt(handle, CURLOPT_POST, 1L);
  curl_easy_setopt(handle, CURLOPT_POSTFIELDSIZE, length);
  curl_easy_setopt(handle, CURLOPT_POSTFIELDS, body);
  if (certificate) curl_easy_setopt(handle, CURLOPT_CAINFO, certificate);
  curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, services_curl_collect);
  curl_easy_setopt(handle, CURLOPT_WRITEDATA, text);
  CURLcode code = curl_easy_perform(handle);
  if (code == CURLE_OK) code = curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, status);
  curl_easy_setopt(handle, CURLOPT_HTTPHEADER, (struct curl_slist *)0);
  return code;
}
#endif
