import Foundation
import FoundationNetworking

/// What is required to resume a download: the request, the received length and its file, and validators of the content.
///
/// A property list with the keys that iOS uses, as far as they are known, and its own version; it is opaque to apps.
struct ResumeData: Codable, Equatable {
    var version = 1
    var url: URL
    var method = "GET"
    var fields: [String: String] = [:]
    /// In bytes.
    var received: Int64
    var entityTag: String?
    var lastModified: String?
    /// The name of the partial file, in the folder of unfinished downloads.
    var fileName: String

    private enum CodingKeys: String, CodingKey {
        case version = "NSURLSessionResumeInfoVersion"
        case url = "NSURLSessionDownloadURL"
        case method = "FerryResumeMethod"
        case fields = "FerryResumeFields"
        case received = "NSURLSessionResumeBytesReceived"
        case entityTag = "NSURLSessionResumeEntityTag"
        case lastModified = "NSURLSessionResumeServerDownloadDate"
        case fileName = "NSURLSessionResumeInfoTempFileName"
    }

    /// Apple's conditions (`cancel(byProducingResumeData:)`): a GET over HTTP whose response has an entity tag or a modification date, from
    /// a server that supports ranges.
    static func canResume(_ request: URLRequest, _ response: HTTPURLResponse) -> Bool {
        guard request.httpMethod ?? "GET" == "GET", [200, 206].contains(response.statusCode) else { return false }
        guard response.value(forHTTPHeaderField: "Accept-Ranges")?.lowercased() != "none" else { return false }
        // A weak tag does not guarantee identical bytes.
        let tag = response.value(forHTTPHeaderField: "ETag")
        return (tag != nil && tag?.hasPrefix("W/") == false) || response.value(forHTTPHeaderField: "Last-Modified") != nil
    }

    var request: URLRequest {
        var request = URLRequest(url: url)
        request.httpMethod = method
        for (name, value) in fields { request.setValue(value, forHTTPHeaderField: name) }
        return request
    }

    /// The partial file, which may not exist any more.
    var file: URL { FileManager.default.temporaryDirectory.appendingPathComponent(fileName) }

    /// Its actual size. > Units: bytes.
    var sizeOnDisk: Int64 {
        ((try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? NSNumber)?.int64Value ?? 0
    }

    /// The fields that request the rest.
    var rangeFields: [String: String] {
        guard received > 0, let known = entityTag ?? lastModified else { return [:] }
        return ["Range": "bytes=\(received)-", "If-Range": known]
    }

    func encoded() -> Data? {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return try? encoder.encode(self)
    }

    /// Nil for data that no session created, or that names a file outside the folder.
    init?(_ data: Data) {
        guard data.count < 1 << 20, let known = try? PropertyListDecoder().decode(ResumeData.self, from: data), known.version == 1,
            known.received >= 0,
            known.fileName.hasPrefix(DownloadFile.prefix), !known.fileName.contains("/"),
            ["http", "https"].contains(known.url.scheme ?? "")
        else { return nil }
        self = known
    }

    init(url: URL, fields: [String: String], received: Int64, entityTag: String?, lastModified: String?, fileName: String) {
        (self.url, self.fields, self.received, self.fileName) = (url, fields, received, fileName)
        (self.entityTag, self.lastModified) = (entityTag, lastModified)
    }

    /// For a download's current state.
    init(_ url: URL, _ request: URLRequest?, _ response: HTTPURLResponse, in file: DownloadFile) {
        let tag = response.value(forHTTPHeaderField: "ETag").flatMap { $0.hasPrefix("W/") ? nil : $0 }
        self.init(
            url: url, fields: request?.allHTTPHeaderFields ?? [:], received: file.size, entityTag: tag,
            lastModified: response.value(forHTTPHeaderField: "Last-Modified"), fileName: file.url.lastPathComponent)
    }

    /// Start of the range and total size, from a `Content-Range` field.
    static func range(_ field: String?) -> (start: Int64, total: Int64?)? {
        guard let field, field.lowercased().hasPrefix("bytes ") else { return nil }
        let parts = field.dropFirst(6).split(separator: "/")
        guard parts.count == 2, let start = parts[0].split(separator: "-").first.flatMap({ Int64($0) }) else { return nil }
        return (start, Int64(parts[1]))
    }
}
