// Requests, responses, cookies, credentials and the cache are Foundation's own; other names here shadow those of that module.
@_exported public import FoundationNetworking
