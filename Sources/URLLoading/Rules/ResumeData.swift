import Foundation
import FoundationNetworking

/// What is needed to go on with a download: what was asked for, how much of it lies where, and by what the server knows it again.
///
/// A property list with the keys that iOS uses, so far as they are known, and a version of its own; it is opaque to apps.
struct ResumeData: Codable, Equatable {
    var version = 1
    var url: URL
    var method = "GET"
    var fields: [String: String] = [:]
    /// In bytes.
    var received: Int64
    var entityTag: String?
    var lastModified: String?
    /// The name of the file with what came so far, in the folder of unfinished downloads.
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

    /// Apple's conditions (`cancel(byProducingResumeData:)`): a GET over HTTP whose answer has an entity tag or a date of change, from a server
    /// that gives parts.
    static func canResume(_ request: URLRequest, _ response: HTTPURLResponse) -> Bool {
        guard request.httpMethod ?? "GET" == "GET", [200, 206].contains(response.statusCode) else { return false }
        guard response.value(forHTTPHeaderField: "Accept-Ranges")?.lowercased() != "none" else { return false }
        // A weak tag does not promise the same bytes.
        let tag = response.value(forHTTPHeaderField: "ETag")
        return (tag != nil && tag?.hasPrefix("W/") == false) || response.value(forHTTPHeaderField: "Last-Modified") != nil
    }

    var request: URLRequest {
        var request = URLRequest(url: url)
        request.httpMethod = method
        for (name, value) in fields { request.setValue(value, forHTTPHeaderField: name) }
        return request
    }

    /// The file with what came so far, which may be gone.
    var file: URL { FileManager.default.temporaryDirectory.appendingPathComponent(fileName) }

    /// How much of it is really there. > Units: bytes.
    var sizeOnDisk: Int64 {
        ((try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? NSNumber)?.int64Value ?? 0
    }

    /// The fields that ask for the rest.
    var rangeFields: [String: String] {
        guard received > 0, let known = entityTag ?? lastModified else { return [:] }
        return ["Range": "bytes=\(received)-", "If-Range": known]
    }

    func encoded() -> Data? {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return try? encoder.encode(self)
    }

    /// Nil for what no session made, or what asks for a file outside the folder.
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

    /// What a download has so far.
    init(_ url: URL, _ request: URLRequest?, _ response: HTTPURLResponse, in file: DownloadFile) {
        let tag = response.value(forHTTPHeaderField: "ETag").flatMap { $0.hasPrefix("W/") ? nil : $0 }
        self.init(
            url: url, fields: request?.allHTTPHeaderFields ?? [:], received: file.size, entityTag: tag,
            lastModified: response.value(forHTTPHeaderField: "Last-Modified"), fileName: file.url.lastPathComponent)
    }

    /// Where the part begins and how large the whole is, from a `Content-Range` field.
    static func range(_ field: String?) -> (start: Int64, total: Int64?)? {
        guard let field, field.lowercased().hasPrefix("bytes ") else { return nil }
        let parts = field.dropFirst(6).split(separator: "/")
        guard parts.count == 2, let start = parts[0].split(separator: "-").first.flatMap({ Int64($0) }) else { return nil }
        return (start, Int64(parts[1]))
    }
}
