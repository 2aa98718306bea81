internal import CoreGraphics

/// Secondary clicks: the nearest ancestor with a context menu opens it at once.
@MainActor enum SecondaryClick {
    /// > Units: points of the screen.
    static func deliver(at place: CGPoint) {
        guard !ApplicationContext.current.isIgnoringInteraction else { return }
        if let menu = MenuPresenter.current { return menu.dismiss(animated: true) }
        var link = ApplicationContext.current.windows.hit(at: place, with: UIEvent(type: .touches, timestamp: 0))?.view
        while let view = link {
            for case let interaction as UIContextMenuInteraction in view.interactionList where interaction.open(atScreen: place) { return }
            link = view.superview
        }
    }
}
