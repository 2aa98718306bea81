public import Foundation

/// What a session captures from.
open class AVCaptureInput: NSObject, @unchecked Sendable {
    override init() { super.init() }
}

/// A device as the input of a session.
///
/// > Contract: AVFoundation, AVCaptureDeviceInput
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    /// The device.
    public let device: AVCaptureDevice

    /// Creates the input of a device. If the user was not asked yet, asks; throws if the answer was no.
    public init(device: AVCaptureDevice) throws {
        let type: AVMediaType = device.hasMediaType(.audio) ? .audio : .video
        let permission = AVCaptureDevice.permission(for: type)
        guard permission.answer != .denied else {
            throw AVError(.applicationIsNotAuthorizedToUseDevice, "the user does not let the app use the \(device.localizedName)").object
        }
        if permission.answer == .undetermined { permission.ask { _ in } }
        self.device = device
        super.init()
    }

    var isAllowed: Bool { AVCaptureDevice.permission(for: device.hasMediaType(.audio) ? .audio : .video).answer == .granted }
}

/// What a session gives captured media to.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// The session that has the output.
    weak var session: AVCaptureSession?
    private lazy var link = AVCaptureConnection(output: self)

    /// The connection of the output; none before a session has it.
    open var connections: [AVCaptureConnection] { session == nil ? [] : [link] }
    /// The connection for frames or sound.
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { accepts(mediaType) ? connections.first : nil }
    /// Whether the output takes frames, or sound.
    func accepts(_ mediaType: AVMediaType) -> Bool { mediaType == .video }
}

/// How an output or a layer shows what a session captures.
///
/// > Contract: AVFoundation, AVCaptureConnection
open class AVCaptureConnection: NSObject, @unchecked Sendable {
    /// The output; nil for that of a layer.
    open private(set) weak var output: AVCaptureOutput?

    init(output: AVCaptureOutput?) {
        self.output = output
        super.init()
    }

    /// Whether media flow; true by default.
    open var isEnabled = true
    /// Whether there are media.
    open var isActive: Bool { isEnabled && output?.session?.isRunning ?? true }
    /// The orientation of the frames; kept: they are upright.
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    /// Whether the orientation can be set.
    open var isVideoOrientationSupported: Bool { true }
    /// Whether frames can be mirrored; false.
    open var isVideoMirroringSupported: Bool { false }
    /// Whether frames can be kept still; false.
    open var isVideoStabilizationSupported: Bool { false }
}

/// The orientation of captured frames.
public enum AVCaptureVideoOrientation: Int, Sendable {
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown
    /// The home button is on the right.
    case landscapeRight
    /// The home button is on the left.
    case landscapeLeft
}
