internal import Foundation

/// Addresses of an app's own schemes as the engine loads them.
///
/// The engine loads pages from addresses of the web alone: the page of `kettle://cups/green` is that of
/// `https://cups.kettle.app-scheme.invalid/green` for it, of which no server has the name.
enum SchemeAddress {
    /// A host that never exists (RFC 6761), in which every scheme has a name of its own.
    static let domain = "app-scheme.invalid"
    private static let replacements = [(".", "-dot-"), ("+", "-plus-")]

    /// The engine's address for one of the app's; nil if it has a host with characters that no host of the web has.
    static func engineAddress(_ url: URL) -> String? {
        guard let scheme = url.scheme?.lowercased() else { return nil }
        let text = url.absoluteString.dropFirst(scheme.count + 1)
        var (host, rest) = ("", text)
        if text.hasPrefix("//") {
            let authority = text.dropFirst(2).prefix { !"/?#".contains($0) }
            rest = text.dropFirst(2 + authority.count)
            host = (authority.split(separator: "@").last.map(String.init) ?? "").lowercased()
        }
        guard host.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_.:".contains($0)) }) else { return nil }
        let parts = host.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let name = Self.replacements.reduce(scheme) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
        let place = (parts[0].isEmpty ? "" : "\(parts[0]).") + "\(name).\(domain)" + (parts.count > 1 ? ":\(parts[1])" : "")
        return "https://\(place)\(rest.hasPrefix("/") || rest.isEmpty ? "" : "/")\(rest)"
    }

    /// The app's address that an address of the engine stands for; nil for an ordinary address of the web.
    static func appAddress(_ address: String) -> String? {
        let prefix = "https://"
        guard address.lowercased().hasPrefix(prefix) else { return nil }
        let text = address.dropFirst(prefix.count)
        let authority = text.prefix { !"/?#".contains($0) }
        let parts = authority.split(separator: ":", maxSplits: 1)
        guard let host = parts.first?.lowercased(), host.hasSuffix("." + domain) else { return nil }
        let names = host.dropLast(domain.count + 1).split(separator: ".")
        guard let name = names.last else { return nil }
        let scheme = Self.replacements.reduce(String(name)) { $0.replacingOccurrences(of: $1.1, with: $1.0) }
        let own = names.dropLast().joined(separator: ".") + (parts.count > 1 ? ":\(parts[1])" : "")
        return "\(scheme)://\(own)\(text.dropFirst(authority.count))"
    }

    /// The engine's patterns of requests for a scheme.
    static func patterns(_ scheme: String) -> [String] {
        guard let own = URL(string: "\(scheme):").flatMap(engineAddress) else { return [] }
        let host = own.dropFirst("https://".count)
        return ["\(scheme):*", "https://\(host)/*", "https://*.\(host)/*", "https://*.\(host):*"]
    }

    /// A script that lets `fetch` and `XMLHttpRequest` load addresses of the schemes: the engine refuses those for other schemes than the
    /// web's.
    static func source(_ schemes: [String]) -> String? {
        let names = schemes.compactMap { scheme -> [String]? in
            guard let own = URL(string: "\(scheme):").flatMap(engineAddress) else { return nil }
            return [scheme + ":", String(own.dropFirst("https://".count))]
        }
        guard !names.isEmpty, let table = ScriptBridge.json(names) else { return nil }
        return """
            (() => {
                const hosts = new Map(\(table)), load = window.fetch, open = XMLHttpRequest.prototype.open;
                const engineAddress = address => {
                    let url;
                    try { url = new URL(address, document.baseURI); } catch { return address; }
                    const domain = hosts.get(url.protocol);
                    if (!domain) return address;
                    const [, host, rest] = /^(?:\\/\\/(?:[^\\/?#@]*@)?([^\\/?#]*))?(.*)$/s.exec(url.href.slice(url.protocol.length));
                    return 'https://' + (host ? host.toLowerCase() + '.' : '') + domain + (/^(\\/|$)/.test(rest) ? '' : '/') + rest;
                };
                window.fetch = function (input, options) {
                    const isAddress = typeof input === 'string' || input instanceof URL;
                    return load.call(this, isAddress ? engineAddress(String(input)) : input, options);
                };
                XMLHttpRequest.prototype.open = function (method, address, ...rest) {
                    return open.call(this, method, engineAddress(String(address)), ...rest);
                };
            })();
            """
    }
}
