internal import CoreGraphics
internal import Foundation

/// Shows the tabs of a bar enlarged under a long press, at accessibility text sizes; lifting the finger on a tab chooses it.
@MainActor final class TabBarLargeContent: NSObject, UILargeContentViewerInteractionDelegate {
    private weak var bar: UITabBar?

    init(_ bar: UITabBar) {
        self.bar = bar
        super.init()
        bar.addInteraction(UILargeContentViewerInteraction(delegate: self))
    }

    private func button(at point: CGPoint) -> UITabBarButton? {
        guard let bar else { return nil }
        return bar.buttons.first { $0.bounds.contains($0.convert(point, from: bar)) }
    }

    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? {
        guard let button = button(at: point) else { return nil }
        button.showsLargeContentViewer = true
        button.largeContentTitle = button.item.title
        button.largeContentImage = button.item.largeContentSizeImage ?? button.item.image
        button.largeContentImageInsets = button.item.largeContentSizeImageInsets
        return button
    }

    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) {
        guard let button = item as? UITabBarButton, button.isEnabled else { return }
        button.sendActions(for: .touchUpInside)
    }

    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        bar?.window?.rootViewController ?? UIViewController()
    }
}
