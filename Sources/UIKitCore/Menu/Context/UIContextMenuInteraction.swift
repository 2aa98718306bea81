public import Foundation

/// Opens a menu over a view: after a long press, or at once with a secondary click.
///
/// > Contract: UIKit, UIContextMenuInteraction; MN-4.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    public enum Appearance: Int, Sendable {
        case unknown = 0
        /// With a lifted preview.
        case rich = 1
        /// The menu alone.
        case compact = 2
    }

    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    open private(set) weak var view: UIView?
    private lazy var press = ContextMenuPress(interaction: self)
    var session: ContextMenuSession?

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// A secondary click. > Returns: whether there was a menu to open. > Units: points of the screen.
    func open(atScreen place: CGPoint) -> Bool { press.open(atScreen: place) }

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

    open func dismissMenu() { session?.dismiss(animated: true) }
}
