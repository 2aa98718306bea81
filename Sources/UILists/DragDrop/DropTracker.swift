internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// The drop interaction under a drag, and the callbacks that it received.
///
/// The deepest view under the touch whose drop interaction can handle the drag is used; `didExit` precedes the next `didEnter`.
@MainActor final class DropTracker {
    private let session: DropSession
    private(set) weak var current: UIDropInteraction?
    private(set) var proposal = UIDropProposal(operation: .cancel)
    private var entered: [UIDropInteraction] = []
    private let spring = SpringLoadTracker()
    private weak var window: UIWindow?
    private lazy var edges = EdgeAutoScroller { [weak self] _ in self?.scrolled() }
    /// A list scrolled under the touch.
    var onScroll: (() -> Void)?

    init(_ session: DropSession) { self.session = session }

    /// > Units: the session's location is in points of `window`.
    func update(in window: UIWindow) {
        self.window = window
        let hit = window.hitTest(session.drag.place, with: nil)
        let target = target(from: hit)
        if target !== current {
            if let current { current.delegate?.dropInteraction(current, sessionDidExit: session) }
            current = target
            if let target {
                if !entered.contains(where: { $0 === target }) { entered.append(target) }
                target.delegate?.dropInteraction(target, sessionDidEnter: session)
            }
        }
        proposal =
            target.flatMap { $0.delegate?.dropInteraction($0, sessionDidUpdate: session) }
            ?? (pasteTarget(from: hit) != nil ? UIDropProposal(operation: .copy) : UIDropProposal(operation: .cancel))
        paster = target == nil ? pasteTarget(from: hit) : nil
        spring.update(hit, session)
        scroll(from: target == nil ? nil : hit)
    }

    // MARK: Autoscrolling

    /// Scrolls the innermost list if the drag is near its edge.
    private func scroll(from hit: UIView?) {
        var link = hit
        while let view = link {
            if let list = view as? any EdgeScrollingList, EdgeAutoScroller.moves(list, at: session.location(in: list)) {
                return edges.follow(session.location(in: list), in: list)
            }
            link = view.superview
        }
        edges.stop()
    }

    private func scrolled() {
        guard let window else { return edges.stop() }
        update(in: window)
        onScroll?()
    }

    /// A view with a paste configuration accepts drops like pastes.
    private weak var paster: UIResponder?

    /// The operation of a drop; moves that the source does not allow are cancelled.
    var operation: UIDropOperation {
        switch proposal.operation {
        case .move: session.allowsMoveOperation ? .move : .cancel
        default: current != nil || paster != nil ? proposal.operation : .cancel
        }
    }

    var accepts: Bool { operation == .copy || operation == .move }

    func perform() {
        edges.stop()
        if let current {
            current.delegate?.dropInteraction(current, performDrop: session)
        } else if let paster {
            paster.paste(itemProviders: session.items.map(\.itemProvider))
        }
    }
    func conclude() { if let current { current.delegate?.dropInteraction(current, concludeDrop: session) } }

    func leave() {
        edges.stop()
        if let current { current.delegate?.dropInteraction(current, sessionDidExit: session) }
        current = nil
        paster = nil
    }

    func end() {
        edges.stop()
        spring.end()
        for interaction in entered { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session) }
        entered = []
    }

    private func target(from hit: UIView?) -> UIDropInteraction? {
        var link = hit
        while let view = link {
            for case let interaction as UIDropInteraction in view.interactionList {
                if interaction.delegate?.dropInteraction(interaction, canHandle: session) ?? false { return interaction }
            }
            link = view.superview
        }
        return nil
    }

    private func pasteTarget(from hit: UIView?) -> UIResponder? {
        var link: UIResponder? = hit
        while let here = link {
            if here.pasteConfiguration != nil, here.canPaste(session.items.map(\.itemProvider)) { return here }
            link = here.next
        }
        return nil
    }
}
