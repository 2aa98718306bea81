public import Foundation

/// A sheet to pick a colour from: a grid, a spectrum, or sliders.
///
/// > Contract: UIKit, UIColorPickerViewController. > Note: there is no eyedropper, which would look at the whole screen.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    private var picked = PickedColor(red: 0, green: 0, blue: 0)
    private lazy var pad = ColorPickerView(frame: .zero)

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public convenience init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    /// Setting it tells nobody.
    open var selectedColor: UIColor {
        get { supportsAlpha ? picked.color : picked.opaque.color }
        set {
            picked = PickedColor(newValue)
            if isViewLoaded { pad.show(picked) }
        }
    }

    /// Offers opacity.
    open var supportsAlpha = true { didSet { if isViewLoaded { pad.supportsAlpha = supportsAlpha } } }

    open override var title: String? { didSet { if isViewLoaded { pad.title = title } } }

    open override func loadView() {
        pad.title = title
        pad.supportsAlpha = supportsAlpha
        pad.show(picked)
        pad.onPick = { [weak self] color, continuously in
            guard let self else { return }
            picked = color
            delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: continuously)
        }
        pad.onClose = { [weak self] in self?.close() }
        view = pad
    }

    private func close() {
        view.endEditing(true)
        dismiss(animated: true) { [weak self] in
            guard let self else { return }
            delegate?.colorPickerViewControllerDidFinish(self)
        }
    }
}
