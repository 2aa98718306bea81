import UIKit

/// An image to load, and its size.
public struct ImageRequest {
    public enum Source {
        case network(URLRequest)
        case file(URL)
    }

    /// Identifies the bytes: different bytes have different keys.
    public var key: String
    public var source: Source
    /// The maximum of the longer side, in pixels; smaller images keep their size.
    public var longestSide: Int

    public init(key: String, source: Source, longestSide: Int) {
        self.key = key
        self.source = source
        self.longestSide = longestSide
    }

    var memoryKey: String { "\(longestSide) \(key)" }
}

/// Why a request failed.
public enum ImageError: Error, Equatable {
    case transport(String)
    /// A response with this HTTP status.
    case status(Int)
    /// The response was truncated.
    case incomplete
    case undecodable
}

public enum ImagePriority: Int, Comparable {
    /// May be needed soon.
    case low
    case normal
    /// Visible.
    case high

    public static func < (one: ImagePriority, other: ImagePriority) -> Bool { one.rawValue < other.rawValue }
}
