internal import Foundation
internal import UIKitCore
internal import ViewLayout

/// The buttons of a swiped row.
final class SwipeButtonsView: UIView {
    let configuration: UISwipeActionsConfiguration
    /// Whether they are at the leading edge.
    let isLeading: Bool
    private let buttons: [SwipeButton]
    var onPress: ((SwipeButton) -> Void)?
    private(set) var isExpanded = false

    init(_ configuration: UISwipeActionsConfiguration, isLeading: Bool, rowHeight: CGFloat) {
        (self.configuration, self.isLeading) = (configuration, isLeading)
        buttons = configuration.actions.map { SwipeButton(action: $0, rowHeight: rowHeight) }
        super.init(frame: .zero)
        clipsToBounds = true
        // The outermost one covers its neighbours.
        for button in buttons.reversed() {
            addSubview(button)
            button.addAction(UIAction { [weak self, weak button] _ in if let button { self?.onPress?(button) } }, for: .touchUpInside)
        }
    }

    required init?(coder: NSCoder) { nil }

    func pull(rowWidth: CGFloat) -> SwipeActionsGeometry {
        SwipeActionsGeometry(
            width: Double(rowWidth), buttons: buttons.map { Double($0.naturalWidth) },
            takesFullPull: configuration.performsFirstActionWithFullSwipe && !buttons.isEmpty)
    }

    var firstButton: SwipeButton? { buttons.first }

    /// Fills the space of `length` that the row leaves.
    func place(length: CGFloat, in row: CGRect, rightToLeft: Bool) {
        let atRight = isLeading == rightToLeft
        frame = CGRect(x: atRight ? row.width - length : 0, y: 0, width: max(0, length), height: row.height)
        let pull = pull(rowWidth: row.width)
        let expands = pull.isFull(Double(length))
        let change = { [self] in
            for (button, place) in zip(buttons, pull.places(length: Double(length))) {
                // Each extends behind its neighbour, up to the list's edge.
                let end = place.start + place.width
                button.contentWidth = CGFloat(expands ? button.naturalWidth : max(place.width, Double(button.naturalWidth)))
                button.contentIsAtRight = !atRight
                button.frame = CGRect(x: atRight ? length - end : 0, y: 0, width: end, height: row.height)
                button.layoutIfNeeded()
            }
        }
        guard expands != isExpanded, window != nil else { return change() }
        isExpanded = expands
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        UIView.animate(withDuration: SwipeMetrics.expandDuration, delay: 0, options: .beginFromCurrentState, animations: change)
    }
}
