internal import CoreGraphics
internal import Foundation
internal import TextShaping

// Text that flows around shapes and through several containers. The manager's heights continue from one container to the next.
extension NSLayoutManager {
    var isFlowing: Bool { textContainers.count > 1 || textContainers.first?.exclusionPaths.isEmpty == false }

    var flow: TextFlow? {
        guard isFlowing, let first = textContainers.first else { return nil }
        let regions = textContainers.map { container in
            let height = container.size.height
            return TextFlow.Region(
                width: Double(container.roomWidth), height: height > 0 && height < 1e7 ? Double(height) : .infinity,
                obstacles: container.exclusionPaths.flatMap { Self.obstacles($0.cgPath) })
        }
        return TextFlow(regions: regions, padding: Double(first.lineFragmentPadding))
    }

    private static func obstacles(_ path: CGPath) -> [TextFlow.Obstacle] {
        var found: [[CGPoint]] = []
        path.flattened(threshold: 0.25).applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint: found.append([element.pointee.points[0]])
            case .addLineToPoint: if !found.isEmpty { found[found.count - 1].append(element.pointee.points[0]) }
            default: break
            }
        }
        return found.filter { $0.count > 1 }.map { TextFlow.Obstacle(corners: $0) }
    }

    /// The top of a container's text in the manager's heights; nil for another manager's container.
    func top(of container: NSTextContainer) -> Double? {
        guard let index = textContainers.firstIndex(where: { $0 === container }) else { return nil }
        guard index > 0, let flow else { return 0 }
        let top = flow.top(of: index)
        return top.isFinite ? top : nil
    }

    func container(atHeight y: Double) -> NSTextContainer? {
        guard let flow else { return textContainers.first }
        return textContainers[flow.region(at: y)]
    }

    /// The range of a container's text in the manager's heights.
    func heights(of container: NSTextContainer) -> ClosedRange<Double>? {
        guard let top = top(of: container) else { return nil }
        guard let flow, let index = textContainers.firstIndex(where: { $0 === container }) else {
            return 0...Double.greatestFiniteMagnitude
        }
        return top...min(top + flow.regions[index].height, .greatestFiniteMagnitude)
    }

    /// The lines in a container, with their characters' range.
    func lines(in container: NSTextContainer) -> [(rect: CGRect, range: Range<Int>)] {
        guard let heights = heights(of: container) else { return [] }
        var found: [(CGRect, Range<Int>)] = []
        for placed in paragraphs(inHeights: heights) {
            for line in placed.lines.layout.lines {
                let rect = line.frame.offsetBy(dx: 0, dy: placed.top)
                guard heights.contains(rect.midY) else { continue }
                found.append((rect, characters(of: line, placed)))
            }
        }
        return found
    }

    /// Everything from an edit on may be laid out differently.
    func reflow(from index: Int) {
        for later in list.indices where later >= index { list.lines[later] = nil }
    }
}
