internal import Foundation

/// What a tree of views has to do with constraints, besides numbers that are read each time: equal trees have the same equations.
@MainActor struct ViewTreeSignature: Equatable {
    private struct Node: Equatable {
        var view: ObjectIdentifier
        /// `LayoutParticipation.stamp`.
        var stamp: UInt64
        var source: LayoutItem.Source
        var autoresizingMask: UIView.AutoresizingMask
        var isRightToLeft: Bool
        /// Where subviews start, unless scrolling moves them.
        var origin: CGPoint
        var insets: UIEdgeInsets
    }
    private var nodes: [Node] = []
    private var filling: ObjectIdentifier?

    init(of root: UIView, filling: UIView?) {
        self.filling = filling.map { ObjectIdentifier($0) }
        add(root)
    }

    private mutating func add(_ view: UIView) {
        let participation = view.participation
        let hasConstraints = participation?.hasConstraints == true
        let holdsOthers = hasConstraints || !view.children.isEmpty
        let source = participation?.item.wantedSource ?? .frame
        nodes.append(
            Node(
                view: ObjectIdentifier(view), stamp: participation?.stamp ?? 0, source: source,
                autoresizingMask: source == .frame ? view.autoresizingMask : [],
                isRightToLeft: hasConstraints && view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
                origin: holdsOthers && view.scrollGuideItems == nil ? view.bounds.origin : .zero, insets: view.alignmentRectInsets))
        for child in view.children where child.participation != nil || !child.children.isEmpty { add(child) }
    }
}
