internal import Foundation
internal import ProgrammerErrors

/// The handlers of a configuration, by scheme.
@MainActor struct SchemeHandlers {
    private static let native: Set<String> = ["about", "blob", "data", "file", "ftp", "http", "https", "javascript", "ws", "wss"]

    private var handlers: [String: any WKURLSchemeHandler] = [:]

    nonisolated init() {}

    static func isNative(_ scheme: String) -> Bool { native.contains(scheme.lowercased()) }

    /// The schemes that have handlers, in lower case.
    var schemes: [String] { handlers.keys.sorted() }

    subscript(scheme: String) -> (any WKURLSchemeHandler)? { handlers[scheme.lowercased()] }

    mutating func set(_ handler: (any WKURLSchemeHandler)?, for scheme: String) {
        if Self.isNative(scheme) {
            ProgrammerError.raise("'\(scheme)' is a URL scheme that WKWebView handles natively", name: .invalidArgument)
        }
        guard Self.isValid(scheme) else { ProgrammerError.raise("'\(scheme)' is not a valid URL scheme", name: .invalidArgument) }
        let key = scheme.lowercased()
        if handler != nil, handlers[key] != nil {
            ProgrammerError.raise("URL scheme '\(scheme)' already has a registered URL scheme handler", name: .invalidArgument)
        }
        handlers[key] = handler
    }

    /// RFC 3986, section 3.1.
    private static func isValid(_ scheme: String) -> Bool {
        guard let first = scheme.first, first.isASCII, first.isLetter else { return false }
        return scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    }
}
