public import Foundation

extension UITextItem {
    /// The menu of a link or attachment in a text view, and what is shown next to it.
    ///
    /// > Source: Apple, UITextItem.MenuConfiguration
    @preconcurrency @MainActor public final class MenuConfiguration: NSObject {
        let preview: MenuPreview?
        let menu: UIMenu

        /// Creates a configuration with the default preview.
        public convenience init(menu: UIMenu) { self.init(preview: .default(), menu: menu) }

        /// Creates a configuration.
        ///
        /// - Parameters:
        ///   - preview: what is shown next to the menu; nil shows the menu alone.
        ///   - menu: the menu.
        public init(preview: MenuPreview?, menu: UIMenu) {
            (self.preview, self.menu) = (preview, menu)
            super.init()
        }
    }

    /// What is shown next to the menu of a link or attachment.
    ///
    /// > Source: Apple, UITextItem.MenuPreview
    @preconcurrency @MainActor public final class MenuPreview: NSObject {
        let view: UIView?

        private init(_ view: UIView?) {
            self.view = view
            super.init()
        }

        /// The default preview: the text of the item.
        public class func `default`() -> MenuPreview { MenuPreview(nil) }
        /// A view of the app, in its size.
        public convenience init(view: UIView) { self.init(Optional(view)) }
    }
}

/// Opens the menu of a link or attachment in read-only text after a long press.
@MainActor final class TextItemMenu: NSObject, UIContextMenuInteractionDelegate {
    private unowned let view: UITextView
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    /// What the visible menu is for.
    private var shown: (item: UITextItem, configuration: UITextItem.MenuConfiguration)?

    init(_ view: UITextView) {
        self.view = view
        super.init()
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
        -> UIContextMenuConfiguration?
    {
        guard let item = view.pressedItem(at: location), let configuration = configuration(of: item) else { return nil }
        shown = (item, configuration)
        let provider: UIContextMenuContentPreviewProvider? = configuration.preview?.view.map { custom in { Self.controller(of: custom) } }
        return UIContextMenuConfiguration(previewProvider: provider) { _ in configuration.menu }
    }

    /// Of the app, or the default one; nil shows none.
    private func configuration(of item: UITextItem) -> UITextItem.MenuConfiguration? {
        let menu = defaultMenu(of: item)
        guard let delegate = view.textDelegate else {
            return menu.children.isEmpty ? nil : UITextItem.MenuConfiguration(menu: menu)
        }
        return delegate.textView(view, menuConfigurationFor: item, defaultMenu: menu)
    }

    private func defaultMenu(of item: UITextItem) -> UIMenu {
        guard case .link(let url) = item.content else { return UIMenu(title: "", children: []) }
        let open = UIAction(title: SystemStrings.text("Open"), image: UIImage(systemName: "safari")) { _ in
            UIApplication.shared.open(url, options: [:], completionHandler: nil)
        }
        let copy = UIAction(title: SystemStrings.text("Copy Link"), image: UIImage(systemName: "doc.on.doc")) { _ in
            UIPasteboard.general.url = url
        }
        return UIMenu(title: url.absoluteString, children: [open, copy])
    }

    private static func controller(of custom: UIView) -> UIViewController {
        let made = UIViewController()
        made.view = custom
        made.preferredContentSize = custom.bounds.size
        return made
    }

    /// The text of the item on its own.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let shown, shown.configuration.preview != nil else { return nil }
        let rects = view.boxes(of: shown.item.range.lowerBound..<shown.item.range.upperBound).map(\.rect)
        guard let first = rects.first else { return nil }
        let whole = rects.dropFirst().reduce(first) { $0.union($1) }
        guard let copy = view.resizableSnapshotView(from: whole, afterScreenUpdates: false, withCapInsets: .zero) else { return nil }
        let target = UIPreviewTarget(container: view, center: CGPoint(x: whole.midX, y: whole.midY))
        return UITargetedPreview(view: copy, parameters: UIPreviewParameters(), target: target)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        if let shown, let animator { view.textDelegate?.textView(view, textItemMenuWillDisplayFor: shown.item, animator: animator) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        if let shown, let animator { view.textDelegate?.textView(view, textItemMenuWillEndFor: shown.item, animator: animator) }
        shown = nil
    }
}
