import AVFoundation
import Foundation
import Testing
import UIKitCore

/// The permission is the process's: one test after another.
@Suite("Capture", .application, .serialized) @MainActor struct CaptureTests {
    private let stage = PlaybackStage()

    init() { MediaPermission.camera.reset(usage: "To take photos") }

    private final class Photographer: AVCapturePhotoCaptureDelegate {
        let steps = Answers()
        var photo: AVCapturePhoto?
        func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings) {
            steps.add("begin")
        }
        func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {
            steps.add(error == nil ? "photo" : "error")
            self.photo = photo
        }
        func photoOutput(
            _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
        ) { steps.add("end") }
    }

    /// As apps of iOS 10 are written.
    private final class OlderPhotographer: AVCapturePhotoCaptureDelegate {
        var data: Data?
        var errors: [(any Error)?] = []
        func photoOutput(
            _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photoSampleBuffer: CMSampleBuffer?,
            previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings,
            bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?
        ) {
            errors.append(error)
            data = photoSampleBuffer.flatMap {
                AVCapturePhotoOutput.jpegPhotoDataRepresentation(
                    forJPEGSampleBuffer: $0, previewPhotoSampleBuffer: previewPhotoSampleBuffer)
            }
        }
    }

    private func session(_ position: AVCaptureDevice.Position) throws -> (AVCaptureSession, AVCapturePhotoOutput) {
        let device = try #require(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: position))
        let session = AVCaptureSession()
        let output = AVCapturePhotoOutput()
        session.addInput(try AVCaptureDeviceInput(device: device))
        session.addOutput(output)
        return (session, output)
    }

    @Test("the device has two cameras and a microphone")
    func devices() {
        #expect(AVCaptureDevice.default(for: .video)?.position == .back)
        #expect(AVCaptureDevice.default(for: .audio)?.deviceType == .microphone)
        let front = AVCaptureDevice.DiscoverySession(deviceTypes: [.builtInWideAngleCamera], mediaType: .video, position: .front)
        #expect(front.devices.map(\.position) == [.front])
        #expect(AVCaptureDevice.default(.builtInTripleCamera, for: .video, position: .back) == nil)
    }

    @Test("without a reason in Info.plist the answer is no, and an input cannot be made")
    func noReason() async throws {
        MediaPermission.camera.reset(usage: nil)
        let isGranted = await AVCaptureDevice.requestAccess(for: .video)
        #expect(!isGranted)
        #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
        let camera = try #require(AVCaptureDevice.default(for: .video))
        #expect(throws: NSError.self) { try AVCaptureDeviceInput(device: camera) }
    }

    @Test("the first input asks the user, with the reason of Info.plist")
    func asking() throws {
        _ = try session(.back)
        let alerts = ApplicationContext.current.windows.visible.compactMap { $0.rootViewController?.presentedViewController }
        let alert = try #require(alerts.compactMap { $0 as? UIAlertController }.last)
        #expect(alert.title?.contains("Camera") == true)
        #expect(alert.message == "To take photos")
        #expect(alert.actions.map(\.title) == ["Don’t Allow", "Allow"])
    }

    @Test("a running session with permission shows the image of its camera, a stopped one none")
    func preview() async throws {
        MediaPermission.camera.reset(usage: nil, answer: .granted)
        let (session, _) = try session(.back)
        let layer = AVCaptureVideoPreviewLayer(session: session)
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        #expect(!layer.isPreviewing)
        session.startRunning()
        #expect(session.isRunning)
        #expect(layer.isPreviewing)
        session.stopRunning()
        #expect(!layer.isPreviewing)
    }

    @Test("the older output takes photos of a running session as JPEG files")
    @available(iOS, deprecated: 10)
    func stillImage() async throws {
        MediaPermission.camera.reset(usage: nil, answer: .granted)
        let (session, _) = try session(.back)
        let output = AVCaptureStillImageOutput()
        session.addOutput(output)
        let connection = try #require(output.connection(with: .video))
        func take() async -> (data: Data?, isError: Bool) {
            await withCheckedContinuation { continuation in
                output.captureStillImageAsynchronously(from: connection) { buffer, error in
                    let data = buffer.flatMap { AVCaptureStillImageOutput.jpegStillImageNSDataRepresentation($0) }
                    continuation.resume(returning: (data, error != nil))
                }
            }
        }
        #expect(await take().isError)
        session.startRunning()
        let photo = await take()
        #expect(photo.data.flatMap(UIImage.init(data:))?.size == CGSize(width: 1080, height: 1920))
        session.stopRunning()
    }

    @Test("a session has one camera, and an output is in one session")
    func limits() throws {
        MediaPermission.camera.reset(usage: nil, answer: .granted)
        let (session, output) = try session(.back)
        let front = try #require(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .front))
        #expect(!session.canAddInput(try AVCaptureDeviceInput(device: front)))
        #expect(!AVCaptureSession().canAddOutput(output))
        #expect(output.connection(with: .video) != nil)
        session.removeOutput(output)
        #expect(output.connection(with: .video) == nil)
    }

    @Test(
        "a photo is the camera's image as a JPEG file, and its delegate sees all steps", arguments: [AVCaptureDevice.Position.back, .front])
    func photo(position: AVCaptureDevice.Position) async throws {
        MediaPermission.camera.reset(usage: nil, answer: .granted)
        let (session, output) = try session(position)
        session.startRunning()
        let photographer = Photographer()
        output.capturePhoto(with: AVCapturePhotoSettings(), delegate: photographer)
        #expect(photographer.steps.words.isEmpty)
        await stage.settle()
        #expect(photographer.steps.words == ["begin", "photo", "end"])
        let data = try #require(photographer.photo?.fileDataRepresentation())
        let image = try #require(UIImage(data: data))
        #expect(image.size == CGSize(width: 1080, height: 1920))
    }

    @Test("a delegate with the older method gets a photo as a file, or an error")
    func olderDelegate() async throws {
        MediaPermission.camera.reset(usage: nil, answer: .granted)
        let (session, output) = try session(.back)
        let photographer = OlderPhotographer()
        output.capturePhoto(with: AVCapturePhotoSettings(), delegate: photographer)
        await stage.settle()
        #expect(photographer.data == nil)
        session.startRunning()
        output.capturePhoto(with: AVCapturePhotoSettings(), delegate: photographer)
        await stage.settle()
        #expect(photographer.errors.map { $0 == nil } == [false, true])
        #expect(photographer.data.flatMap { UIImage(data: $0) }?.size == CGSize(width: 1080, height: 1920))
    }

    @Test("without a running camera a photo fails")
    func photoFailure() async throws {
        MediaPermission.camera.reset(usage: nil, answer: .granted)
        let (_, output) = try session(.back)
        let photographer = Photographer()
        output.capturePhoto(with: AVCapturePhotoSettings(), delegate: photographer)
        await stage.settle()
        #expect(photographer.steps.words == ["begin", "error", "end"])
        #expect(photographer.photo?.fileDataRepresentation() == nil)
    }

    @Test("points of a preview and of the camera are converted into each other")
    func points() throws {
        let layer = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
        layer.frame = CGRect(x: 0, y: 0, width: 108, height: 292)
        // The image has bands of 50 points above and below.
        let point = layer.captureDevicePointConverted(fromLayerPoint: CGPoint(x: 27, y: 98))
        #expect(point == CGPoint(x: 0.25, y: 0.75))
        #expect(layer.layerPointConverted(fromCaptureDevicePoint: point) == CGPoint(x: 27, y: 98))
        let rect = layer.metadataOutputRectConverted(fromLayerRect: CGRect(x: 0, y: 50, width: 108, height: 192))
        #expect(rect == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(layer.layerRectConverted(fromMetadataOutputRect: rect) == CGRect(x: 0, y: 50, width: 108, height: 192))
    }
}
