internal import AVFoundation
internal import CoreGraphics
internal import UIKitCore

/// The camera's screen: its photo, the shutter, and buttons that cancel and choose the other camera.
final class CameraController: UIViewController {
    private let preview = UIImageView()
    private let shutter = ShutterButton()
    private let cancelButton = UIButton(type: .system)
    private let flipButton = UIButton(type: .system)
    private let modeLabel = UILabel()
    var onShot: ((CGImage) -> Void)?
    var onCancel: (() -> Void)?
    var onFlip: ((UIImagePickerController.CameraDevice) -> Void)?

    var device = UIImagePickerController.CameraDevice.rear { didSet { if device != oldValue { showPicture() } } }
    var showsControls = true { didSet { updateControls() } }
    var overlay: UIView? {
        didSet {
            guard overlay !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if isViewLoaded, let overlay { view.insertSubview(overlay, aboveSubview: preview) }
        }
    }
    var previewTransform = CGAffineTransform.identity { didSet { preview.transform = previewTransform } }

    /// > Units: points.
    private enum Metrics {
        static let controls: CGFloat = 132
        static let mode: CGFloat = 32
        static let margin: CGFloat = 20
        static let button: CGFloat = 48
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        preview.contentMode = .scaleAspectFit
        preview.isAccessibilityElement = true
        preview.accessibilityLabel = SystemStrings.text("Viewfinder")
        preview.accessibilityTraits = .image
        cancelButton.setTitle(SystemStrings.text("Cancel"), for: .normal)
        cancelButton.setTitleColor(.white, for: .normal)
        cancelButton.titleLabel?.font = .systemFont(ofSize: 18)
        flipButton.tintColor = .white
        let look = UIImage.SymbolConfiguration(pointSize: 24, weight: .regular)
        flipButton.setImage(UIImage(systemName: "arrow.triangle.2.circlepath", withConfiguration: look), for: .normal)
        flipButton.accessibilityLabel = SystemStrings.text("Camera chooser")
        modeLabel.text = SystemStrings.text("Photo").uppercased()
        modeLabel.textColor = .systemYellow
        modeLabel.font = .systemFont(ofSize: 13, weight: .medium)
        modeLabel.textAlignment = .center
        view.addSubview(preview)
        if let overlay { view.addSubview(overlay) }
        for control in [modeLabel, shutter, cancelButton, flipButton] as [UIView] { view.addSubview(control) }
        shutter.addAction(UIAction { [weak self] _ in self?.take() }, for: .touchUpInside)
        cancelButton.addAction(UIAction { [weak self] _ in self?.onCancel?() }, for: .touchUpInside)
        flipButton.addAction(UIAction { [weak self] _ in self?.flip() }, for: .touchUpInside)
        updateControls()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: false)
        showPicture()
        guard MediaPermission.camera.answer == .undetermined else { return }
        let context = ApplicationContext.of(self)
        MediaPermission.camera.ask { [weak self] _ in Task { @MainActor in context.perform { self?.showPicture() } } }
    }

    private func showPicture() {
        guard isViewLoaded else { return }
        let isAllowed = MediaPermission.camera.answer == .granted
        preview.image = isAllowed ? CameraShot.image(of: device).map { UIImage(cgImage: $0) } : nil
        shutter.isEnabled = isAllowed
    }

    private func updateControls() {
        for control in [modeLabel, shutter, cancelButton, flipButton] as [UIView] { control.isHidden = !showsControls }
    }

    private func flip() {
        device = device == .rear ? .front : .rear
        onFlip?(device)
    }

    /// Takes a photo; nothing happens if the user does not allow the camera.
    func take() {
        guard MediaPermission.camera.answer == .granted, let image = CameraShot.image(of: device) else { return }
        onShot?(image)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let bottom = area.maxY - Metrics.controls
        let height = min(area.width * 4 / 3, bottom - area.minY)
        let transform = preview.transform
        preview.transform = .identity
        preview.frame = CGRect(
            x: area.minX, y: area.minY + max(0, (bottom - Metrics.mode - area.minY - height) / 2), width: area.width, height: height)
        preview.transform = transform
        let middle = bottom + Metrics.controls / 2
        modeLabel.frame = CGRect(x: area.minX, y: bottom - Metrics.mode / 2, width: area.width, height: Metrics.mode)
        shutter.frame = CGRect(
            x: area.midX - ShutterButton.side / 2, y: middle - ShutterButton.side / 2 + Metrics.mode / 4, width: ShutterButton.side,
            height: ShutterButton.side)
        cancelButton.sizeToFit()
        cancelButton.frame = CGRect(
            x: area.minX + Metrics.margin, y: shutter.frame.midY - Metrics.button / 2, width: cancelButton.bounds.width,
            height: Metrics.button)
        flipButton.frame = CGRect(
            x: area.maxX - Metrics.margin - Metrics.button, y: shutter.frame.midY - Metrics.button / 2, width: Metrics.button,
            height: Metrics.button)
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}
