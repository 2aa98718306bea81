// Requests, responses, cookies, credentials and the cache are Foundation's own; of the rest the names here come before those of that module.
@_exported public import FoundationNetworking
