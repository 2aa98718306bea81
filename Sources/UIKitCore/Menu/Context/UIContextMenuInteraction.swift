public import Foundation

/// Opens a menu over a view: after a long press, or at once with a secondary click.
///
/// > Contract: UIKit, UIContextMenuInteraction; MN-4.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// How the menu is shown.
    public enum Appearance: Int, Sendable {
        /// No menu is visible.
        case unknown = 0
        /// With a lifted preview.
        case rich = 1
        /// The menu alone.
        case compact = 2
    }

    /// The object that provides the menu; held weakly, and without it nothing opens.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view that opens the menu; nil while the interaction is not added to one.
    open private(set) weak var view: UIView?
    private lazy var press = ContextMenuPress(interaction: self)
    package var session: ContextMenuSession?

    /// Creates an interaction, to be added with `UIView.addInteraction(_:)`.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// A secondary click. > Returns: whether there was a menu to open. > Units: points of the screen.
    func open(atScreen place: CGPoint) -> Bool { press.open(atScreen: place) }

    /// How the visible menu is shown; `unknown` while there is none.
    open var menuAppearance: Appearance { session.map { $0.hasPreview ? .rich : .compact } ?? .unknown }

    open func willMove(to view: UIView?) {
        guard let old = self.view, view !== old else { return }
        session?.dismiss(animated: false)
        press.detach(from: old)
    }
    open func didMove(to view: UIView?) {
        self.view = view
        if let view { press.attach(to: view) }
    }

    /// The location of the press. > Units: points in `view`, or in the window if nil.
    open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

    /// Changes the visible menu; no effect if there is none.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { session?.updateMenu(block) }

    /// Closes the visible menu with an animation; no effect if there is none.
    open func dismissMenu() { session?.dismiss(animated: true) }
}
