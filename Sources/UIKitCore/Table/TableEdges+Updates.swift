internal import CoreGraphics
internal import Foundation
internal import ViewLayout

/// What a batch does to the headers and footers on show.
extension TableEdges {
    /// A header or footer, by the number of its section before or after the batch.
    struct Edge {
        var kind: Kind
        var section: Int
        var view: UIView
    }

    /// Gives the views of sections that stay their new numbers.
    /// > Returns: the others, by their old numbers; they are not on show any more.
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

    /// Makes those that will be in sight from an offset and are not on show.
    /// > Returns: the new ones, or those until a callback changed everything.
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

    /// Those of sections that will not be in sight from an offset; they count as on show no longer.
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
