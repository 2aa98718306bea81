import Foundation

/// The bodies of requests with parameters.
enum FormText {
    private static let plain = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

    /// In the order of the names, so that equal parameters are equal bytes.
    static func encode(_ params: [String: String]) -> String {
        func escaped(_ text: String) -> String { text.addingPercentEncoding(withAllowedCharacters: plain) ?? "" }
        return params.sorted { $0.key < $1.key }.map { "\(escaped($0.key))=\(escaped($0.value))" }.joined(separator: "&")
    }

    /// The items of a query or form.
    static func decode(_ text: String) -> [String: String] {
        var found: [String: String] = [:]
        for item in text.split(separator: "&") {
            let pair = item.split(separator: "=", maxSplits: 1).map {
                $0.replacingOccurrences(of: "+", with: " ").removingPercentEncoding ?? String($0)
            }
            if let name = pair.first { found[name] = pair.count > 1 ? pair[1] : "" }
        }
        return found
    }

    /// A delimiter that no file contains.
    static func boundary(for files: [UploadFile]) -> String {
        var number = 0
        while files.contains(where: { $0.data.range(of: Data("weibo-part-\(number)".utf8)) != nil }) { number += 1 }
        return "weibo-part-\(number)"
    }

    static func multipart(_ params: [String: String], _ files: [UploadFile], boundary: String) -> Data {
        var body = Data()
        for (name, value) in params.sorted(by: { $0.key < $1.key }) {
            body += Data("--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n".utf8)
        }
        for file in files {
            let place = "form-data; name=\"\(file.field)\"; filename=\"\(file.name)\""
            body += Data("--\(boundary)\r\nContent-Disposition: \(place)\r\nContent-Type: \(file.type)\r\n\r\n".utf8)
            body += file.data + Data("\r\n".utf8)
        }
        return body + Data("--\(boundary)--\r\n".utf8)
    }
}
