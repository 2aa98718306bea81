package import Foundation

/// Computes a popover's frame next to its source.
///
/// > Units: points in the container. > Contract: PR-14: the first permitted direction with enough space; kept inside the margins.
package struct PopoverPlacement: Hashable, Sendable {
    /// The direction in which the arrow points, from the opposite side of the popover.
    package enum Direction: Int, Hashable, Sendable, CaseIterable {
        case up, down, left, right
        package var isVertical: Bool { self == .up || self == .down }
    }

    /// The input of the placement.
    package struct Request: Hashable, Sendable {
        package var source: CGRect
        /// The content's size, without arrow and border.
        package var content: CGSize
        /// The available area.
        package var room: CGRect
        package var permitted: [Direction]
        package var arrowHeight: CGFloat
        package var arrowBase: CGFloat
        /// Between the popover's frame and its content.
        package var border: EdgeWidths
        package var corner: CGFloat
        package var canOverlapSource: Bool

        package init(
            source: CGRect, content: CGSize, room: CGRect, permitted: [Direction], arrowHeight: CGFloat, arrowBase: CGFloat,
            border: EdgeWidths = .init(), corner: CGFloat = 0, canOverlapSource: Bool = false
        ) {
            (self.source, self.content, self.room, self.permitted) = (source, content, room, permitted)
            (self.arrowHeight, self.arrowBase, self.border, self.corner) = (arrowHeight, arrowBase, border, corner)
            self.canOverlapSource = canOverlapSource
        }
    }

    package struct EdgeWidths: Hashable, Sendable {
        package var horizontal: CGFloat
        package var vertical: CGFloat
        package init(horizontal: CGFloat = 0, vertical: CGFloat = 0) { (self.horizontal, self.vertical) = (horizontal, vertical) }
    }

    package let direction: Direction
    /// Including the arrow.
    package let frame: CGRect
    /// The offset of the arrow from the middle of its side.
    package let arrowOffset: CGFloat

    package init(_ request: Request) {
        let size = CGSize(
            width: request.content.width + request.border.horizontal, height: request.content.height + request.border.vertical)
        let permitted = request.permitted.isEmpty ? Direction.allCases : request.permitted
        let measured = permitted.map { ($0, Self.space($0, request)) }
        let needed = { (direction: Direction) in (direction.isVertical ? size.height : size.width) + request.arrowHeight }
        // If it fits nowhere, the largest space holds as much of the content as fits.
        let direction =
            measured.first { $0.1 >= needed($0.0) }?.0 ?? measured.max { $0.1 / needed($0.0) < $1.1 / needed($1.0) }?.0 ?? .up
        self.direction = direction
        let space = request.canOverlapSource ? .greatestFiniteMagnitude : max(0, Self.space(direction, request))
        let room = request.room
        var frame = CGRect.zero
        frame.size.width = min(size.width + (direction.isVertical ? 0 : request.arrowHeight), room.width)
        frame.size.height = min(size.height + (direction.isVertical ? request.arrowHeight : 0), room.height)
        if direction.isVertical { frame.size.height = min(frame.height, space) } else { frame.size.width = min(frame.width, space) }
        switch direction {
        case .up: frame.origin = CGPoint(x: request.source.midX - frame.width / 2, y: request.source.maxY)
        case .down: frame.origin = CGPoint(x: request.source.midX - frame.width / 2, y: request.source.minY - frame.height)
        case .left: frame.origin = CGPoint(x: request.source.maxX, y: request.source.midY - frame.height / 2)
        case .right: frame.origin = CGPoint(x: request.source.minX - frame.width, y: request.source.midY - frame.height / 2)
        }
        frame.origin.x = min(max(frame.minX, room.minX), max(room.minX, room.maxX - frame.width)).rounded()
        frame.origin.y = min(max(frame.minY, room.minY), max(room.minY, room.maxY - frame.height)).rounded()
        self.frame = frame
        let (wanted, side) =
            direction.isVertical
            ? (request.source.midX - frame.midX, frame.width) : (request.source.midY - frame.midY, frame.height)
        let reach = max(0, side / 2 - request.corner - request.arrowBase / 2)
        arrowOffset = min(max(wanted, -reach), reach)
    }

    /// The space between the source and the available area's edge, on the popover's side.
    private static func space(_ direction: Direction, _ request: Request) -> CGFloat {
        switch direction {
        case .up: request.room.maxY - max(request.source.maxY, request.room.minY)
        case .down: min(request.source.minY, request.room.maxY) - request.room.minY
        case .left: request.room.maxX - max(request.source.maxX, request.room.minX)
        case .right: min(request.source.minX, request.room.maxX) - request.room.minX
        }
    }
}
