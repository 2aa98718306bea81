public import Foundation

/// The appearance of a toolbar.
///
/// > Contract: UIKit, UIToolbarAppearance
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet {
            buttonAppearance = buttonAppearance.copied(for: self)
            noteChange()
        }
    }
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet {
            doneButtonAppearance = doneButtonAppearance.copied(for: self)
            noteChange()
        }
    }

    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        adoptParts()
    }
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        adoptParts()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        buttonAppearance = coder.value("UIButtonAppearance") ?? buttonAppearance
        doneButtonAppearance = coder.value("UIDoneButtonAppearance") ?? doneButtonAppearance
        adoptParts()
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(buttonAppearance, forKey: "UIButtonAppearance")
        coder.encode(doneButtonAppearance, forKey: "UIDoneButtonAppearance")
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
    }

    private func adoptParts() {
        for part in [buttonAppearance, doneButtonAppearance] { part.observer = self }
    }
}

extension UIToolbarAppearance: BarAppearanceObserver {
    func appearanceDidChange(_ appearance: NSObject) { noteChange() }
}
