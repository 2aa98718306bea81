internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// The controls over a video: close at the top left, play and skip in the middle, time and slider at the bottom.
final class PlayerControlsView: UIView {
    let playButton = PlayerControlsView.button("play.fill", 34, "Play")
    let backButton = PlayerControlsView.button("gobackward", 26, "Skip Backward")
    let forwardButton = PlayerControlsView.button("goforward", 26, "Skip Forward")
    let closeButton = PlayerControlsView.button("xmark", 17, "Close")
    let slider = UISlider()
    let elapsed = PlayerControlsView.label(.left)
    let remaining = PlayerControlsView.label(.right)
    /// A control was used.
    var onUse: (() -> Void)?
    var onClose: (() -> Void)? {
        didSet { closeButton.isHidden = onClose == nil }
    }
    var isLinear = false {
        didSet { for control in [slider, backButton, forwardButton] as [UIControl] { control.isHidden = isLinear } }
    }
    /// The user moves the slider's knob.
    var isScrubbing: Bool { slider.isTracking }

    private enum Metrics {
        static let margin: CGFloat = 16
        static let button: CGFloat = 60
        static let spacing: CGFloat = 96
        static let slider: CGFloat = 34
        static let label: CGFloat = 16
        /// The darkness behind the controls.
        static let shade: CGFloat = 0.35
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor.black.withAlphaComponent(Metrics.shade)
        closeButton.isHidden = true
        closeButton.addAction(UIAction { [weak self] _ in self?.onClose?() }, for: .touchUpInside)
        slider.minimumTrackTintColor = .white
        slider.maximumTrackTintColor = UIColor.white.withAlphaComponent(Metrics.shade)
        slider.accessibilityLabel = SystemStrings.text("Current Position")
        for view in [playButton, backButton, forwardButton, closeButton, slider, elapsed, remaining] { addSubview(view) }
        for control in [playButton, backButton, forwardButton, slider] as [UIControl] {
            control.addAction(UIAction { [weak self] _ in self?.onUse?() }, for: [.touchDown, .valueChanged, .touchUpInside])
        }
    }
    required init?(coder: NSCoder) { nil }

    private static func button(_ symbol: String, _ size: CGFloat, _ label: String) -> UIButton {
        let button = UIButton(type: .custom)
        button.tintColor = .white
        button.accessibilityLabel = SystemStrings.text(label)
        set(symbol, size, on: button)
        return button
    }

    private static func set(_ symbol: String, _ size: CGFloat, on button: UIButton) {
        let look = UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
        button.setImage(UIImage(systemName: symbol, withConfiguration: look)?.withRenderingMode(.alwaysTemplate), for: .normal)
    }

    private static func label(_ alignment: NSTextAlignment) -> UILabel {
        let label = UILabel()
        label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .semibold)
        label.textColor = .white
        label.textAlignment = alignment
        return label
    }

    func show(isPlaying: Bool) {
        Self.set(isPlaying ? "pause.fill" : "play.fill", 34, on: playButton)
        playButton.accessibilityLabel = SystemStrings.text(isPlaying ? "Pause" : "Play")
    }

    /// > Units: seconds. > Parameters: duration: nil if it is unknown.
    func show(time: Double, duration: Double?) {
        elapsed.text = PlaybackText.time(time)
        remaining.text = duration.map { "-" + PlaybackText.time(max(0, $0 - time)) }
        slider.isEnabled = duration != nil
        guard !isScrubbing else { return }
        slider.maximumValue = Float(max(duration ?? 0, 0.001))
        slider.value = Float(time)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets)
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            view.frame = CGRect(x: x, y: y, width: width, height: height)
        }
        let side = Metrics.button
        for (button, offset) in [(backButton, -Metrics.spacing), (playButton, 0), (forwardButton, Metrics.spacing)] {
            place(button, area.midX + offset - side / 2, area.midY - side / 2, side, side)
        }
        place(closeButton, area.minX + Metrics.margin / 2, area.minY, side * 0.75, side * 0.75)
        let width = area.width - 2 * Metrics.margin
        let bottom = area.maxY - Metrics.margin
        for (label, x) in [(elapsed, area.minX + Metrics.margin), (remaining, area.midX)] {
            place(label, x, bottom - Metrics.label, width / 2, Metrics.label)
        }
        place(slider, area.minX + Metrics.margin, bottom - Metrics.label - Metrics.slider, width, Metrics.slider)
    }
}

/// Times as controls show them.
enum PlaybackText {
    /// Minutes and seconds, with hours from one hour on.
    static func time(_ seconds: Double) -> String {
        guard seconds.isFinite, let whole = Int(exactly: max(0, seconds + 1e-6).rounded(.down)) else { return "0:00" }
        let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
        let tail = rest < 10 ? "0\(rest)" : "\(rest)"
        guard hours > 0 else { return "\(minutes):\(tail)" }
        return "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(tail)"
    }
}
