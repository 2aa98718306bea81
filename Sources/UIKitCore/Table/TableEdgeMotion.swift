internal import CoreGraphics
internal import Foundation
internal import ViewLayout

/// The headers and footers that a batch shows or removes.
@MainActor struct TableEdgeMotion {
    let edges: TableEdges
    let plan: SectionedUpdatePlan
    let looks: UpdateLooks
    /// The layout and the offset before the batch.
    let old: TableLayout
    let offset: Double
    /// Of deleted or reloaded sections, by their old index.
    private(set) var going: [TableEdges.Edge]
    /// By their new index.
    private(set) var coming: [TableEdges.Edge] = []
    /// Of sections that are no longer visible afterwards.
    private(set) var passing: [TableEdges.Edge] = []

    /// Views that a delegate returns again for a reloaded section: they stay.
    private var kept: Set<ObjectIdentifier> = []

    init(_ edges: TableEdges, _ plan: SectionedUpdatePlan, _ looks: UpdateLooks, old: TableLayout, offset: Double) {
        (self.edges, self.plan, self.looks, self.old, self.offset) = (edges, plan, looks, old, offset)
        going = edges.renumber { plan.newSection.indices.contains($0) ? plan.newSection[$0] : nil }
    }

    /// Creates those that are visible at an offset now.
    mutating func fill(from held: Double) {
        coming += edges.fill(from: held)
        let known = Set(coming.map { ObjectIdentifier($0.view) })
        kept.formUnion(known.intersection(going.map { ObjectIdentifier($0.view) }))
        going.removeAll { known.contains(ObjectIdentifier($0.view)) }
    }

    mutating func takePassing(from held: Double) { passing = edges.take(outside: held) }

    /// The views to remove when the animation ends.
    var leaving: [UIView] { going.map(\.view) + passing.map(\.view) }

    /// Before the animation: initial frames and appearance of the views that appear.
    func begin(from held: Double, _ apply: (UITableView.RowAnimation, UIView) -> Void) {
        for edge in coming {
            let target = edges.frame(edge.kind, edge.section, in: edges.contents.layout, at: held)
            let reloaded = plan.reloadedSections.first { $0.value == edge.section }?.key
            let isNew = plan.oldSection[edge.section] == nil
            if let from = reloaded ?? plan.oldSection[edge.section] {
                edge.view.frame = CGRect(origin: edges.frame(edge.kind, from, in: old, at: offset).origin, size: target.size)
            } else {
                edge.view.frame = target
            }
            if isNew, !kept.contains(ObjectIdentifier(edge.view)) {
                apply(looks.coming(section: edge.section, reloaded: reloaded), edge.view)
            }
        }
    }

    /// In the animation: the final state. The pass places the views that stay.
    func end(_ apply: (UITableView.RowAnimation, UIView) -> Void) {
        for edge in coming where edge.view.alpha != 1 { edge.view.alpha = 1 }
        for edge in passing { edge.view.frame = edges.frame(edge.kind, edge.section) }
        for edge in going {
            if let new = plan.reloadedSections[edge.section] { edge.view.frame.origin.y = edges.frame(edge.kind, new).minY }
            apply(looks.going(section: edge.section), edge.view)
        }
    }
}
