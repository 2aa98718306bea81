internal import CoreGraphics
internal import Foundation
internal import ViewLayout

/// Changes that a batch makes to the visible headers and footers.
extension TableEdges {
    /// A header or footer, by its section's index before or after the batch.
    struct Edge {
        var kind: Kind
        var section: Int
        var view: UIView
    }

    /// Gives the views of remaining sections their new index.
    /// > Returns: the others, by their old index; they no longer count as visible.
    func renumber(_ newSection: (Int) -> Int?) -> [Edge] {
        var gone: [Edge] = []
        func move(_ views: [Int: UIView], _ kind: Kind) -> [Int: UIView] {
            var moved: [Int: UIView] = [:]
            for (section, view) in views {
                if let new = newSection(section) { moved[new] = view } else { gone.append(Edge(kind: kind, section: section, view: view)) }
            }
            return moved
        }
        headers = move(headers, .header)
        footers = move(footers, .footer)
        for edge in gone { tellEnd(of: edge.view, edge.kind, edge.section) }
        return gone
    }

    /// Creates those that will be visible at an offset and do not exist yet.
    /// > Returns: the new ones, or those made before a callback invalidated the pass.
    func fill(from offset: Double) -> [Edge] {
        var made: [Edge] = []
        let generation = contents.generation
        for section in sections(inSightFrom: offset) {
            for kind in [Kind.header, .footer] where views(kind)[section] == nil {
                update(kind, section, at: offset)
                if contents.generation != generation { return made }
                if let view = views(kind)[section] { made.append(Edge(kind: kind, section: section, view: view)) }
            }
        }
        return made
    }

    /// Removes and returns those of sections that will not be visible at an offset.
    func take(outside offset: Double) -> [Edge] {
        let sections = sections(inSightFrom: offset)
        var gone: [Edge] = []
        for kind in [Kind.header, .footer] {
            for (section, view) in views(kind) where !sections.contains(section) {
                set(nil, kind, section)
                gone.append(Edge(kind: kind, section: section, view: view))
            }
        }
        for edge in gone { tellEnd(of: edge.view, edge.kind, edge.section) }
        return gone
    }
}
