package import Foundation

/// Where a popover lies beside what it points to.
///
/// > Units: points in the container. > Contract: PR-14: the first permitted direction with room; kept inside the margins.
package struct PopoverPlacement: Hashable, Sendable {
    /// The way an arrow points, and so the side of the popover it stands on.
    package enum Direction: Int, Hashable, Sendable, CaseIterable {
        case up, down, left, right
        package var isVertical: Bool { self == .up || self == .down }
    }

    /// What is asked for.
    package struct Request: Hashable, Sendable {
        package var source: CGRect
        /// Of what is shown, without arrow and frame.
        package var content: CGSize
        /// Where the popover may lie.
        package var room: CGRect
        package var permitted: [Direction]
        package var arrowHeight: CGFloat
        package var arrowBase: CGFloat
        /// Between the frame of the popover and what is shown.
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
    /// With the arrow.
    package let frame: CGRect
    /// Of the arrow's middle along its side, from the side's middle.
    package let arrowOffset: CGFloat

    package init(_ request: Request) {
        let size = CGSize(
            width: request.content.width + request.border.horizontal, height: request.content.height + request.border.vertical)
        let permitted = request.permitted.isEmpty ? Direction.allCases : request.permitted
        let measured = permitted.map { ($0, Self.space($0, request)) }
        let needed = { (direction: Direction) in (direction.isVertical ? size.height : size.width) + request.arrowHeight }
        // Without room anywhere the largest takes it, with what fits of the content.
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

    /// What lies between the source and the edge of the room on the popover's side.
    private static func space(_ direction: Direction, _ request: Request) -> CGFloat {
        switch direction {
        case .up: request.room.maxY - max(request.source.maxY, request.room.minY)
        case .down: min(request.source.minY, request.room.maxY) - request.room.minY
        case .left: request.room.maxX - max(request.source.maxX, request.room.minX)
        case .right: min(request.source.minX, request.room.maxX) - request.room.minX
        }
    }
}
