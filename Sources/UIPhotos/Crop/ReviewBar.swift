internal import CoreGraphics
internal import UIKitCore

/// Two buttons over a photo: back at the left, on at the right.
final class ReviewBar: UIView {
    /// > Units: points.
    static let height: CGFloat = 64
    private static let margin: CGFloat = 16
    private let cancel = UIButton(type: .system)
    private let done = UIButton(type: .system)
    var onCancel: (() -> Void)?
    var onDone: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor.black.withAlphaComponent(0.5)
        for button in [cancel, done] {
            button.tintColor = .white
            button.setTitleColor(.white, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 18)
            addSubview(button)
        }
        cancel.addAction(UIAction { [weak self] _ in self?.onCancel?() }, for: .touchUpInside)
        done.addAction(UIAction { [weak self] _ in self?.onDone?() }, for: .touchUpInside)
    }
    required init?(coder: NSCoder) { nil }

    func set(cancel cancelTitle: String, done doneTitle: String) {
        cancel.setTitle(cancelTitle, for: .normal)
        done.setTitle(doneTitle, for: .normal)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for button in [cancel, done] { button.sizeToFit() }
        let height: CGFloat = 44
        let y = (Self.height - height) / 2
        cancel.frame = CGRect(x: Self.margin, y: y, width: cancel.bounds.width, height: height)
        done.frame = CGRect(x: bounds.width - done.bounds.width - Self.margin, y: y, width: done.bounds.width, height: height)
    }
}
