public import Foundation

/// How something is printed.
///
/// > Contract: UIKit, UIPrintInfo
@preconcurrency @MainActor open class UIPrintInfo: NSObject, NSCopying {
    /// What is printed.
    public enum OutputType: Int, Sendable {
        /// Text and graphics.
        case general = 0
        /// Photos, in colour.
        case photo = 1
        /// Text and graphics, without colours.
        case grayscale = 2
        /// Photos, without colours.
        case photoGrayscale = 3
    }

    /// How pages are turned.
    public enum Orientation: Int, Sendable {
        /// Higher than wide.
        case portrait = 0
        /// Wider than high.
        case landscape = 1
    }

    /// Whether both sides of paper are printed.
    public enum Duplex: Int, Sendable {
        /// One side.
        case none = 0
        /// Both, bound at the long edge.
        case longEdge = 1
        /// Both, bound at the short edge.
        case shortEdge = 2
    }

    /// The printer that the user chose last; kept.
    open var printerID: String?
    /// The name of the job, which names the document in the device's outbox.
    open var jobName = ""
    /// What is printed: photos are offered photo paper first. All are printed in their colours.
    open var outputType = OutputType.general
    /// How pages are turned.
    open var orientation = Orientation.portrait
    /// Whether both sides are printed; kept: a document has no sides.
    open var duplex = Duplex.none

    /// Default values.
    public required nonisolated override init() { super.init() }

    /// Default values.
    public class func printInfo() -> UIPrintInfo { UIPrintInfo() }

    /// The values of ``dictionaryRepresentation``; others keep their defaults.
    public convenience init(dictionary: [AnyHashable: Any]?) {
        self.init()
        let values = dictionary ?? [:]
        func number(_ key: String) -> Int? { values[key] as? Int }
        printerID = values["UIPrintInfoPrinterIDKey"] as? String
        jobName = values["UIPrintInfoJobNameKey"] as? String ?? ""
        outputType = number("UIPrintInfoOutputTypeKey").flatMap(OutputType.init(rawValue:)) ?? .general
        orientation = number("UIPrintInfoOrientationKey").flatMap(Orientation.init(rawValue:)) ?? .portrait
        duplex = number("UIPrintInfoDuplexKey").flatMap(Duplex.init(rawValue:)) ?? .none
    }

    /// The values, to make an equal object later.
    open var dictionaryRepresentation: [AnyHashable: Any] {
        var values: [AnyHashable: Any] = [
            "UIPrintInfoJobNameKey": jobName, "UIPrintInfoOutputTypeKey": outputType.rawValue,
            "UIPrintInfoOrientationKey": orientation.rawValue, "UIPrintInfoDuplexKey": duplex.rawValue,
        ]
        if let printerID { values["UIPrintInfoPrinterIDKey"] = printerID }
        return values
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { Handed<Any>(value: UIPrintInfo(dictionary: dictionaryRepresentation)) }.value
    }
}
