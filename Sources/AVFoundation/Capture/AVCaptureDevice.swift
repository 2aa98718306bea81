public import Foundation

/// A camera or the microphone of the simulated device: two cameras with a drawn image each, and a microphone that records silence.
///
/// > Contract: AVFoundation, AVCaptureDevice
/// > Partial: no formats, focus, exposure, torch and flash; what asks for them says no.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    /// Where a camera is.
    public enum Position: Int, Sendable {
        /// Nowhere in particular.
        case unspecified
        /// On the back.
        case back
        /// On the side of the screen.
        case front
    }
    /// The kind of a device.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A camera.
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        /// A camera with a long focal length; no simulated device has one.
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        /// A camera with a short focal length; no simulated device has one.
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        /// Two cameras as one; no simulated device has one.
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        /// Two cameras as one; no simulated device has one.
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        /// Three cameras as one; no simulated device has one.
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        /// A front camera that measures depth; no simulated device has one.
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        /// A microphone.
        public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
        /// The older name of ``microphone``.
        public static let builtInMicrophone = microphone
    }
    /// Whether a torch shines.
    public enum TorchMode: Int, Sendable {
        /// No.
        case off
        /// Yes.
        case on
        /// As needed.
        case auto
    }
    /// Whether a flash is used.
    public enum FlashMode: Int, Sendable {
        /// No.
        case off
        /// Yes.
        case on
        /// As needed.
        case auto
    }
    /// How a camera focuses.
    public enum FocusMode: Int, Sendable {
        /// It does not change.
        case locked
        /// Once.
        case autoFocus
        /// Always.
        case continuousAutoFocus
    }

    /// The name of the device to the user.
    public let localizedName: String
    /// The name of the device to apps.
    public let uniqueID: String
    /// Where it is.
    public let position: Position
    /// Its kind.
    public let deviceType: DeviceType

    private init(_ name: String, _ id: String, _ position: Position, _ type: DeviceType) {
        (localizedName, uniqueID, self.position, deviceType) = (name, id, position, type)
        super.init()
    }

    private static let back = AVCaptureDevice("Back Camera", "org.ferry.camera.back", .back, .builtInWideAngleCamera)
    private static let front = AVCaptureDevice("Front Camera", "org.ferry.camera.front", .front, .builtInWideAngleCamera)
    private static let microphone = AVCaptureDevice("Microphone", "org.ferry.microphone", .unspecified, .microphone)
    private static let all = [back, front, microphone]

    /// All devices.
    open class func devices() -> [AVCaptureDevice] { all }
    /// The devices that give frames or sound.
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { all.filter { $0.hasMediaType(mediaType) } }
    /// The back camera, or the microphone.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { devices(for: mediaType).first }
    /// The device of a kind and a position; nil if there is none.
    open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? {
        DiscoverySession(deviceTypes: [deviceType], mediaType: mediaType, position: position).devices.first
    }
    /// Creates nothing: returns the device of a name.
    open class func device(uniqueID: String) -> AVCaptureDevice? { all.first { $0.uniqueID == uniqueID } }

    /// Whether the device gives frames or sound.
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { mediaType == (deviceType == .microphone ? .audio : .video) }
    /// Whether the device is there; always true.
    open var isConnected: Bool { true }
    /// Begins a change of settings; there is nothing that could prevent it.
    open func lockForConfiguration() throws {}
    /// Ends a change of settings.
    open func unlockForConfiguration() {}
    /// Whether there is a torch; false.
    open var hasTorch: Bool { false }
    /// Whether the torch can be used; false.
    open var isTorchAvailable: Bool { false }
    /// Whether there is a flash; false.
    open var hasFlash: Bool { false }
    /// Whether the flash can be used; false.
    open var isFlashAvailable: Bool { false }
    /// Whether a mode of the torch is there; only `.off`.
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { torchMode == .off }
    /// Whether a mode of the focus is there; only `.locked`.
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { focusMode == .locked }
    /// Whether the focus has a place; false.
    open var isFocusPointOfInterestSupported: Bool { false }
    /// Whether the exposure has a place; false.
    open var isExposurePointOfInterestSupported: Bool { false }

    /// Whether the torch shines; it stays off, since there is none, and the log says so.
    open var torchMode: TorchMode {
        get { .off }
        set { if newValue != .off { Self.reportUnused("torchMode") } }
    }
    /// Throws: there is no torch.
    open func setTorchModeOn(level torchLevel: Float) throws {
        throw AVError(.deviceNotConnected, "\(localizedName) has no torch").object
    }
    /// How the camera focuses; it stays locked, since all of the image is sharp, and the log says so.
    open var focusMode: FocusMode {
        get { .locked }
        set { if newValue != .locked { Self.reportUnused("focusMode") } }
    }
    private static func reportUnused(_ member: String) {
        MediaLog.report("AVCaptureDevice.\(member) has no effect here: the simulated camera has none")
    }

    /// Looks for devices by kind and position.
    open class DiscoverySession: NSObject {
        /// The devices that were found, in the order of the kinds.
        public let devices: [AVCaptureDevice]

        /// Looks once. > Parameters: position: `.unspecified` means any.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
            devices = deviceTypes.flatMap { type in
                AVCaptureDevice.all.filter { device in
                    device.deviceType == type && (position == .unspecified || device.position == position)
                        && (mediaType.map { device.hasMediaType($0) } ?? true)
                }
            }
            super.init()
        }
    }

    // MARK: Permission

    /// Whether the user lets the app use cameras, or the microphone.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        switch permission(for: mediaType).answer {
        case .undetermined: .notDetermined
        case .granted: .authorized
        case .denied: .denied
        }
    }
    /// Asks the user, once, with the reason in `Info.plist`. Calls the closure on a queue of the system.
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void) {
        permission(for: mediaType).ask(handler)
    }
    /// Asks the user, once, with the reason in `Info.plist`.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        await withCheckedContinuation { continuation in requestAccess(for: mediaType) { continuation.resume(returning: $0) } }
    }
    static func permission(for mediaType: AVMediaType) -> MediaPermission { mediaType == .audio ? .microphone : .camera }
}

/// Whether the user lets an app use a device.
public enum AVAuthorizationStatus: Int, Sendable {
    /// Not asked yet.
    case notDetermined
    /// The device forbids it; never here.
    case restricted
    /// No.
    case denied
    /// Yes.
    case authorized
}
