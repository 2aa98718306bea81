public import Foundation

/// The appearance of a toolbar.
///
/// > Contract: UIKit, UIToolbarAppearance
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

    public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }
    public required init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance.copied()
        doneButtonAppearance = other.doneButtonAppearance.copied()
    }
}
