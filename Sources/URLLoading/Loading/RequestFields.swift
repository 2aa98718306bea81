import Foundation
import FoundationNetworking

/// The fields that go out with a request.
enum RequestFields {
    static func of(_ request: URLRequest, _ configuration: URLSessionConfiguration, extra: [String: String], hasBody: Bool) -> [ResponseHead
        .Field]
    {
        var fields = request.allHTTPHeaderFields ?? [:]
        func isSet(_ name: String) -> Bool { fields.keys.contains { $0.caseInsensitiveCompare(name) == .orderedSame } }
        func offer(_ name: String, _ value: String) { if !isSet(name) { fields[name] = value } }
        for (name, value) in extra {
            for known in fields.keys where known.caseInsensitiveCompare(name) == .orderedSame { fields[known] = nil }
            fields[name] = value
        }
        for (name, value) in configuration.httpAdditionalHeaders ?? [:] {
            if let name = name as? String { offer(name, value as? String ?? "\(value)") }
        }
        if request.httpShouldHandleCookies, configuration.httpShouldSetCookies, !isSet("Cookie"), let url = request.url {
            let cookies = configuration.httpCookieStorage?.cookies(for: url) ?? []
            if !cookies.isEmpty { for (name, value) in HTTPCookie.requestHeaderFields(with: cookies) { offer(name, value) } }
        }
        if hasBody, request.httpMethod == "POST", request.httpBody != nil { offer("Content-Type", "application/x-www-form-urlencoded") }
        offer("Accept", "*/*")
        offer("Accept-Language", language)
        offer("Accept-Encoding", "gzip, deflate, br")
        offer("User-Agent", agent)
        // The length is counted from what is sent; notes are the app's own.
        let unsent = ["content-length", RequestProperties.field.lowercased()]
        return fields.filter { !unsent.contains($0.key.lowercased()) }
            .sorted { $0.key < $1.key }.map { ResponseHead.Field(name: $0.key, value: line($0.value)) }
    }

    /// Ends of lines would begin a field of their own.
    private static func line(_ value: String) -> String { String(value.filter { !$0.isNewline && $0 != "\0" }) }

    /// `zh-Hans-CN` as the simulator tells it: `zh_CN.UTF-8`.
    private static let language: String = {
        let variable = ProcessInfo.processInfo.environment["LANG"] ?? ""
        let name = variable.prefix { $0 != "." && $0 != "@" }.replacingOccurrences(of: "_", with: "-")
        guard !name.isEmpty, name != "C", name != "POSIX", let language = name.split(separator: "-").first else { return "en-US,en;q=0.9" }
        return name == language ? name : "\(name),\(language);q=0.9"
    }()

    /// As CFNetwork names an app: its name and version, and what it runs on.
    private static let agent: String = {
        let info = Bundle.main.infoDictionary ?? [:]
        let name = info["CFBundleName"] as? String ?? ProcessInfo.processInfo.processName
        let version = info["CFBundleVersion"] as? String ?? "1"
        let escaped = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(CharacterSet(charactersIn: "-_."))) ?? "app"
        return "\(escaped)/\(version) Ferry/1"
    }()
}
