public import Foundation

/// A printer. The device has one, which puts documents into its outbox.
///
/// > Contract: UIKit, UIPrinter
@preconcurrency @MainActor open class UIPrinter: NSObject {
    /// What a printer prints.
    public struct JobTypes: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Not known.
        public static let unknown: JobTypes = []
        /// Documents.
        public static let document = JobTypes(rawValue: 1 << 0)
        /// Envelopes.
        public static let envelope = JobTypes(rawValue: 1 << 1)
        /// Labels.
        public static let label = JobTypes(rawValue: 1 << 2)
        /// Photos.
        public static let photo = JobTypes(rawValue: 1 << 3)
        /// Receipts.
        public static let receipt = JobTypes(rawValue: 1 << 4)
        /// Rolls of paper.
        public static let roll = JobTypes(rawValue: 1 << 5)
        /// Large sheets.
        public static let largeFormat = JobTypes(rawValue: 1 << 6)
        /// Postcards.
        public static let postcard = JobTypes(rawValue: 1 << 7)
    }

    /// The address of the device's printer.
    static let outboxURL = URL(string: "ipp://localhost/outbox") ?? URL(fileURLWithPath: "/outbox")
    /// The address.
    public let url: URL

    /// A printer at an address; only that of the device's own prints.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// Whether this is the device's printer.
    var isOutbox: Bool { url == UIPrinter.outboxURL }
    /// The name.
    open var displayName: String { isOutbox ? FilesStrings.outbox : url.host ?? url.absoluteString }
    /// Where it is; nil.
    open var displayLocation: String? { nil }
    /// What it prints.
    open var supportedJobTypes: JobTypes { isOutbox ? [.document, .photo] : .unknown }
    /// The model; nil.
    open var makeAndModel: String? { nil }
    /// Whether it prints colours.
    open var supportsColor: Bool { isOutbox }
    /// Whether it prints both sides.
    open var supportsDuplex: Bool { false }

    /// Calls the handler with whether the printer can be reached: only the device's own.
    open func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(isOutbox) }
}
