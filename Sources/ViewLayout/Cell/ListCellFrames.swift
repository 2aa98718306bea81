package import Foundation

/// Where the parts of a list's cell lie: accessories at both sides, content between them, the line under it.
///
/// Lengths go by the direction of reading; frames are by side. > Units: points.
package struct ListCellFrames: Equatable {
    package struct Accessory: Equatable {
        package var size: CGSize
        /// The width it lies in the middle of.
        package var room: CGFloat
        package init(size: CGSize, room: CGFloat? = nil) { (self.size, self.room) = (size, max(room ?? size.width, size.width)) }
    }

    package struct Wishes: Equatable {
        package var size: CGSize
        package var isRightToLeft = false
        package var pixel: CGFloat = 1
        package var leadingMargin: CGFloat = 0
        package var trailingMargin: CGFloat = 0
        package var indentation: CGFloat = 0
        /// Whether accessories at the leading side are moved by the indentation, too.
        package var indentsAccessories = true
        /// Between accessories.
        package var gap: CGFloat = 0
        package var leading: [Accessory] = []
        package var trailing: [Accessory] = []
        package var hasLine = false
        /// How far the content's middle lies below the cell's: accessories go along.
        package var drop: CGFloat = 0
        package var pull: CGFloat = 0
        package init(size: CGSize) { self.size = size }
    }

    package var content = CGRect.zero
    /// How far content is shown from its place, to the right where positive.
    package var contentShift: CGFloat = 0
    package var background = CGRect.zero
    package var leading: [CGRect] = []
    package var trailing: [CGRect] = []

    package init(_ wishes: Wishes) {
        let (width, height) = (max(0, wishes.size.width), max(0, wishes.size.height))
        let body = max(0, height - (wishes.hasLine ? wishes.pixel : 0))
        func place(_ accessory: Accessory, at x: CGFloat) -> CGRect {
            CGRect(
                x: x + CellFrames.snapped((accessory.room - accessory.size.width) / 2, wishes.pixel),
                y: CellFrames.snapped((body - accessory.size.height) / 2 + wishes.drop, wishes.pixel), width: accessory.size.width,
                height: accessory.size.height)
        }
        background = CGRect(x: wishes.pull, y: 0, width: width, height: height)
        var start = wishes.leading.isEmpty || wishes.indentsAccessories ? wishes.indentation : 0
        for (index, accessory) in wishes.leading.enumerated() {
            start += index == 0 ? wishes.leadingMargin : wishes.gap
            leading.append(place(accessory, at: start))
            start += accessory.room
        }
        if !wishes.leading.isEmpty, !wishes.indentsAccessories { start += wishes.indentation }
        var end = width
        for (index, accessory) in wishes.trailing.reversed().enumerated() {
            end -= (index == 0 ? wishes.trailingMargin : wishes.gap) + accessory.room
            trailing.insert(place(accessory, at: end), at: 0)
        }
        content = CGRect(x: start, y: 0, width: max(0, end - start), height: body)
        mirror(width: width, wishes)
    }

    private mutating func mirror(width: CGFloat, _ wishes: Wishes) {
        func placed(_ frame: CGRect, pulled: Bool = true) -> CGRect {
            var frame = frame
            if pulled { frame.origin.x += wishes.pull }
            if wishes.isRightToLeft { frame.origin.x = width - frame.maxX }
            return frame
        }
        content = placed(content, pulled: false)
        contentShift = wishes.isRightToLeft ? -wishes.pull : wishes.pull
        background = placed(background, pulled: false)
        leading = leading.map { placed($0) }
        trailing = trailing.map { placed($0) }
    }
}
