public import Foundation

/// A dictionary that is sent to the watch: here, one that has failed already.
///
/// > Contract: Watch Connectivity, WCSessionUserInfoTransfer
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
    /// Whether it is for a complication of the watch's face.
    open var isCurrentComplicationInfo: Bool { isForComplication }
    /// What is sent.
    open var userInfo: [String: Any] { sent }
    /// Whether it is under way: false.
    open var isTransferring: Bool { false }
    private let isForComplication: Bool
    private let sent: [String: Any]

    init(_ userInfo: [String: Any], isForComplication: Bool) {
        (sent, self.isForComplication) = (userInfo, isForComplication)
        super.init()
    }

    /// Ends it; it has ended already.
    open func cancel() {}
}

/// A file that is sent to the watch: here, one that has failed already.
///
/// > Contract: Watch Connectivity, WCSessionFileTransfer
open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
    /// What is sent.
    open var file: WCSessionFile { sent }
    /// How much has been sent: nothing.
    open var progress: Progress { sentPart }
    /// Whether it is under way: false.
    open var isTransferring: Bool { false }
    private let sent: WCSessionFile
    private let sentPart = Progress(totalUnitCount: 1)

    init(_ file: WCSessionFile) {
        sent = file
        super.init()
    }

    /// Ends it; it has ended already.
    open func cancel() {}
}

/// A file for the other device, and what is said about it.
///
/// > Contract: Watch Connectivity, WCSessionFile
open class WCSessionFile: NSObject, @unchecked Sendable {
    /// Where it is.
    open var fileURL: URL { place }
    /// What the sender says about it.
    open var metadata: [String: Any]? { information }
    private let place: URL
    private let information: [String: Any]?

    init(_ place: URL, _ information: [String: Any]?) {
        (self.place, self.information) = (place, information)
        super.init()
    }
}
