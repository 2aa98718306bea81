import UIKit

/// The popover with the city list at the dock's location item.
///
/// While it is open it observes the device's orientation: after a rotation it is presented again where the item is now.
@MainActor final class LocationPopover: NSObject, UIPopoverPresentationControllerDelegate {
    private weak var host: UIViewController?
    private let item: DockItem
    private let makeContent: () -> CityListViewController
    private var content: CityListViewController?
    private var observation: Observation?
    /// Distinguishes the last rotation from earlier ones.
    private var rotation = 0

    static let delay: TimeInterval = 0.5

    init(host: UIViewController, item: DockItem, makeContent: @escaping () -> CityListViewController) {
        self.host = host
        self.item = item
        self.makeContent = makeContent
    }

    var isOpen: Bool { content != nil }

    func open() {
        guard content == nil, let host, host.presentedViewController == nil else { return }
        let content = makeContent()
        self.content = content
        content.onChoice = { [weak self] _ in self?.close() }
        item.isEnabled = false
        let observation = Observation()
        observation.on(UIDevice.orientationDidChangeNotification) { [weak self] _ in self?.rotated() }
        self.observation = observation
        present(animated: true)
    }

    func close() {
        guard let content else { return }
        ended()
        content.presentingViewController?.dismiss(animated: true)
    }

    private func present(animated: Bool) {
        guard let content, let host else { return }
        content.modalPresentationStyle = .popover
        guard let popover = content.popoverPresentationController else { return }
        popover.sourceView = item
        popover.sourceRect = item.bounds
        popover.permittedArrowDirections = .left
        popover.delegate = self
        host.present(content, animated: animated)
    }

    private func ended() {
        content = nil
        observation = nil
        rotation += 1
        item.isEnabled = true
    }

    private func rotated() {
        // One that is about to go does not come back.
        guard let content, !content.isBeingDismissed else { return }
        rotation += 1
        let current = rotation
        content.presentingViewController?.dismiss(animated: false)
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) { [weak self] in
            guard let self, self.rotation == current, self.isOpen else { return }
            // Something else was opened meanwhile.
            guard self.host?.presentedViewController == nil else { return self.ended() }
            self.present(animated: false)
        }
    }

    /// Also on a phone it is a popover.
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    { .none }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { ended() }
}
