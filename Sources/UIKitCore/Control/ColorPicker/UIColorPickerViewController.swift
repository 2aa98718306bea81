public import Foundation
internal import ObjectiveC

/// A sheet to pick a colour: a grid, a spectrum, or sliders.
///
/// > Contract: UIKit, UIColorPickerViewController. > Note: there is no eyedropper, which would sample the whole screen.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    private var picked = PickedColor(red: 0, green: 0, blue: 0)
    private lazy var pad = ColorPickerView(frame: .zero)

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A picker that shows black, with opacity.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The delegate, which is notified of picked colours; not retained.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    /// The colour that the picker shows, opaque if `supportsAlpha` is false; default black.
    ///
    /// Setting it does not notify the delegate.
    open var selectedColor: UIColor {
        get { supportsAlpha ? picked.color : picked.opaque.color }
        set {
            KeyValueChanges.will(self, "selectedColor")
            defer { KeyValueChanges.did(self, "selectedColor") }
            picked = PickedColor(newValue)
            if isViewLoaded { pad.show(picked) }
        }
    }

    /// Whether the user can change the opacity.
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
