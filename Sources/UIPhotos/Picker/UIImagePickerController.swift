public import CoreGraphics
public import Foundation
internal import PhotoLibrary
internal import Photos
internal import ProgrammerErrors
public import UIKitCore

/// Lets the user choose a photo of the device's photo library, or take a photo with its simulated camera.
///
/// > Contract: UIKit, UIImagePickerController
/// > Partial: photos only. The library has no videos, and the camera takes none. `delegate` has the type of a navigation controller's.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
    private let camera = CameraController()

    // MARK: What there is

    /// Whether photos can come from a source; true for all.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }
    /// The uniform types of a source: images.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }
    /// Whether there is a camera; true for both.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { true }
    /// Whether a camera has a flash; false.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    /// What a camera takes: photos.
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? {
        [NSNumber(value: CameraCaptureMode.photo.rawValue)]
    }

    // MARK: Settings

    /// Where photos come from; `.photoLibrary` by default.
    open var sourceType = SourceType.photoLibrary {
        didSet {
            guard sourceType != oldValue else { return }
            if sourceType == .camera, modalPresentationStyle == .automatic { modalPresentationStyle = .fullScreen }
            if isViewLoaded { showSource() }
        }
    }
    /// What the user can choose, as uniform types; `["public.image"]` by default.
    ///
    /// > Precondition: not empty. Types of which there is nothing, as `public.movie`, show nothing.
    open var mediaTypes: [String] = ["public.image"] {
        didSet {
            ProgrammerError.require(
                !mediaTypes.isEmpty, "No available types for source \(sourceType.rawValue)", name: .invalidArgument)
            if isViewLoaded, sourceType != .camera { showSource() }
        }
    }
    /// Whether the user chooses a square of the photo; false by default.
    open var allowsEditing = false
    /// The older name of ``allowsEditing``.
    @available(iOS, deprecated: 3.1, renamed: "allowsEditing")
    open var allowsImageEditing: Bool {
        get { allowsEditing }
        set { allowsEditing = newValue }
    }
    /// How long a video can be; kept: there are no videos. > Units: seconds.
    open var videoMaximumDuration: TimeInterval = 600
    /// The quality of videos; kept: there are no videos.
    open var videoQuality = QualityType.typeMedium
    /// The format of files; kept: photos of the library are JPEG, PNG or GIF, which all apps can read.
    open var imageExportPreset = ImageURLExportPreset.compatible
    /// The format of videos; kept: there are no videos.
    open var videoExportPreset = ""

    // MARK: Camera

    /// Whether the camera has its controls; true by default. Without, ``takePicture()`` takes a photo.
    open var showsCameraControls: Bool {
        get { camera.showsControls }
        set { camera.showsControls = newValue }
    }
    /// A view of the app over the camera's photo.
    open var cameraOverlayView: UIView? {
        get { camera.overlay }
        set { camera.overlay = newValue }
    }
    /// Applied to the camera's photo on the screen.
    open var cameraViewTransform: CGAffineTransform {
        get { camera.previewTransform }
        set { camera.previewTransform = newValue }
    }
    /// The camera that is used; `.rear` by default.
    open var cameraDevice: CameraDevice {
        get { camera.device }
        set { camera.device = newValue }
    }
    /// Whether a flash is used; kept: there is none.
    open var cameraFlashMode = CameraFlashMode.auto
    /// What the camera takes; photos.
    ///
    /// > Precondition: `.photo`; the simulated camera takes no videos.
    open var cameraCaptureMode = CameraCaptureMode.photo {
        didSet {
            ProgrammerError.require(
                cameraCaptureMode == .photo,
                "cameraCaptureMode \(cameraCaptureMode.rawValue) not available because mediaTypes does "
                    + "contain public.movie, or the camera takes no videos", name: .invalidArgument)
        }
    }
    /// Takes a photo, without the screen that asks whether it is to be used if there are no controls.
    open func takePicture() { if sourceType == .camera { camera.take() } }
    /// Begins a video; false: the simulated camera takes none.
    open func startVideoCapture() -> Bool { false }
    /// Ends a video; there is never one.
    open func stopVideoCapture() {
        Diagnostics.report("UIImagePickerController.stopVideoCapture: the simulated camera takes no videos", module: "UIKit")
    }

    // MARK: Screens

    open override func viewDidLoad() {
        super.viewDidLoad()
        if preferredContentSize == .zero { preferredContentSize = CGSize(width: 375, height: 600) }
        camera.onCancel = { [weak self] in self?.cancel() }
        camera.onShot = { [weak self] in self?.review($0) }
        showSource()
    }

    private func showSource() {
        switch sourceType {
        case .camera: setViewControllers([camera], animated: false)
        case .photoLibrary, .savedPhotosAlbum:
            setNavigationBarHidden(false, animated: false)
            setViewControllers([PhotoPickerController(makeSession())], animated: false)
        }
    }

    private func makeSession() -> PickerSession {
        let types = Set(mediaTypes)
        let session = PickerSession(selection: PhotoSelection(limit: 1), isMultiple: false) { asset in
            types.contains("public.image") || types.contains(asset.type)
        }
        session.onCancel = { [weak self] in self?.cancel() }
        session.onPick = { [weak self, weak session] in
            if let asset = $0.first, let session { self?.choose(asset, session.store) }
        }
        return session
    }

    private func choose(_ asset: PhotoAsset, _ store: PhotoLibraryStore) {
        guard let image = store.image(of: asset, size: CGSize(width: asset.width, height: asset.height)) else { return cancel() }
        let access = PhotoAccess.shared
        guard allowsEditing else { return finish(PickedMedia.info(asset, image, crop: nil, access: access)) }
        let crop = CropController(
            image, isCropping: true, cancelTitle: SystemStrings.text("Cancel"), doneTitle: SystemStrings.text("Choose"))
        crop.onCancel = { [weak self] in
            self?.setNavigationBarHidden(false, animated: false)
            self?.popViewController(animated: true)
        }
        crop.onDone = { [weak self] in self?.finish(PickedMedia.info(asset, image, crop: $0, access: access)) }
        setNavigationBarHidden(true, animated: false)
        pushViewController(crop, animated: true)
    }

    private func review(_ image: CGImage) {
        guard showsCameraControls else { return finish(PickedMedia.info(shot: image, crop: nil)) }
        let review = CropController(
            image, isCropping: allowsEditing, cancelTitle: SystemStrings.text("Retake"), doneTitle: SystemStrings.text("Use Photo"))
        review.onCancel = { [weak self] in self?.popViewController(animated: false) }
        review.onDone = { [weak self] in self?.finish(PickedMedia.info(shot: image, crop: $0)) }
        pushViewController(review, animated: false)
    }

    private func finish(_ info: PickedMedia.Info) {
        guard let delegate = delegate as? any UIImagePickerControllerDelegate else {
            presentingViewController?.dismiss(animated: true)
            return
        }
        delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    private func cancel() {
        guard let delegate = delegate as? any UIImagePickerControllerDelegate else {
            presentingViewController?.dismiss(animated: true)
            return
        }
        delegate.imagePickerControllerDidCancel(self)
    }

    open override var childForStatusBarStyle: UIViewController? { topViewController }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
}
