internal import CoreGraphics
internal import Foundation
internal import ObjectiveC
internal import UIKitCore

/// The long press by which the user moves items in a collection view controller.
///
/// > Contract: UIKit, installsStandardGestureForInteractiveMovement; CV-34.
@MainActor final class InteractiveMovementGesture: NSObject, UIGestureRecognizerDelegate {
    private weak var view: UICollectionView?
    private let press = UILongPressGestureRecognizer()
    /// The offset from the touch to the item's centre.
    private var grip = CGPoint.zero

    private static let selector: Selector = {
        ObjCRuntime.register(InteractiveMovementGesture.self, "handlePress:") { target, _ in
            target.follow()
            return nil
        }
        return Selector("handlePress:")
    }()

    init(_ view: UICollectionView) {
        self.view = view
        super.init()
        press.addTarget(self, action: Self.selector)
        press.delegate = self
        view.addGestureRecognizer(press)
    }

    func remove() { view?.removeGestureRecognizer(press) }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view, let path = view.indexPathForItem(at: press.location(in: view)) else { return false }
        return view.core.source.canMove(path)
    }

    private func follow() {
        guard let view else { return }
        let finger = press.location(in: view)
        switch press.state {
        case .began:
            guard let path = view.indexPathForItem(at: finger), let cell = view.cellForItem(at: path) else { return }
            grip = CGPoint(x: cell.center.x - finger.x, y: cell.center.y - finger.y)
            if !view.beginInteractiveMovementForItem(at: path) { press.state = .cancelled }
        case .changed: view.updateInteractiveMovementTargetPosition(CGPoint(x: finger.x + grip.x, y: finger.y + grip.y))
        case .ended: view.endInteractiveMovement()
        case .cancelled, .failed: view.cancelInteractiveMovement()
        default: break
        }
    }
}
