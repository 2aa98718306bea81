internal import CoreGraphics

/// Secondary clicks: the nearest ancestor with a context menu opens it at once, unless a view nearer to the hit view recognises taps of the
/// secondary button. Without either, views get the click as a touch of a pointing device.
@MainActor enum SecondaryClick {
    /// > Units: points of the screen.
    static func deliver(at place: CGPoint, time: Double) {
        guard !ApplicationContext.current.isIgnoringInteraction else { return }
        if let menu = MenuPresenter.current { return menu.dismiss(animated: true) }
        var link = ApplicationContext.current.windows.hit(at: place, with: UIEvent(type: .touches, timestamp: 0))?.view
        while let view = link {
            for case let interaction as UIContextMenuInteraction in view.interactionList where interaction.open(atScreen: place) { return }
            if view.recognizers.contains(where: { ($0 as? UITapGestureRecognizer)?.takesSecondaryClick == true }) { break }
            link = view.superview
        }
        ApplicationContext.current.touchRouter.click(.secondary, at: place, time: time)
    }
}
