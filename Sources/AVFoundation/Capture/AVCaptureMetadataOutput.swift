public import CoreGraphics
public import Foundation

/// Looks for codes and faces in the camera's image; the drawn image has none, so that nothing is ever found. The log says so once.
///
/// > Contract: AVFoundation, AVCaptureMetadataOutput
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    /// Creates an output.
    public override init() { super.init() }

    /// The object that would be notified.
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    /// Where it would be notified.
    open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
    /// What can be looked for.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] {
        session == nil ? [] : [.qr, .ean13, .ean8, .code128, .code39, .pdf417, .aztec, .dataMatrix, .face]
    }
    /// What is looked for.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType] = [] {
        didSet {
            guard !metadataObjectTypes.isEmpty else { return }
            MediaLog.report("AVCaptureMetadataOutput finds nothing: the image of the simulated camera has no codes and faces")
        }
    }
    /// The part of the image to look in; kept.
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// Sets who would be notified, and where.
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) {
        metadataObjectsDelegate = objectsDelegate
        metadataObjectsCallbackQueue = objectsCallbackQueue
    }
}

/// Is notified of codes and faces.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
    /// Objects were found; never here.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection
    ) {}
}

/// Something that was found in the camera's image.
open class AVMetadataObject: NSObject {
    /// What was found.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A QR code.
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        /// A code of 13 digits.
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        /// A code of 8 digits.
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        /// A UPC-E code.
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        /// A Code 39 code.
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        /// A Code 39 code with a check digit.
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        /// A Code 93 code.
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        /// A Code 128 code.
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        /// A PDF417 code.
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        /// An Aztec code.
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        /// An Interleaved 2 of 5 code.
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        /// An ITF14 code.
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        /// A Data Matrix code.
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        /// A face.
        public static let face = ObjectType(rawValue: "face")
    }

    /// What was found.
    public let type: ObjectType
    /// Where it is, as parts of the image.
    public let bounds: CGRect

    init(_ type: ObjectType, _ bounds: CGRect) {
        (self.type, self.bounds) = (type, bounds)
        super.init()
    }

    func moved(to bounds: CGRect) -> AVMetadataObject { AVMetadataObject(type, bounds) }
}

/// A code that was found in the camera's image.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    /// The text of the code.
    public let stringValue: String?

    init(_ type: ObjectType, _ bounds: CGRect, text: String?) {
        stringValue = text
        super.init(type, bounds)
    }

    override func moved(to bounds: CGRect) -> AVMetadataObject {
        AVMetadataMachineReadableCodeObject(type, bounds, text: stringValue)
    }
}
