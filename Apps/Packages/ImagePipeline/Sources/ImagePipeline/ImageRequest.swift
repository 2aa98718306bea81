import UIKit

/// A picture that is wanted, and in which size.
public struct ImageRequest {
    public enum Source {
        case network(URLRequest)
        case file(URL)
    }

    /// Names the bytes: other bytes have another key.
    public var key: String
    public var source: Source
    /// The longer side in pixels; the picture's own size when it is smaller.
    public var longestSide: Int

    public init(key: String, source: Source, longestSide: Int) {
        self.key = key
        self.source = source
        self.longestSide = longestSide
    }

    var memoryKey: String { "\(longestSide) \(key)" }
}

/// What becomes of a request that cannot be met.
public enum ImageError: Error, Equatable {
    case transport(String)
    /// An answer with this HTTP status.
    case status(Int)
    /// The answer broke off.
    case incomplete
    case undecodable
}

public enum ImagePriority: Int, Comparable {
    /// May be of use soon.
    case low
    case normal
    /// On the screen.
    case high

    public static func < (one: ImagePriority, other: ImagePriority) -> Bool { one.rawValue < other.rawValue }
}
