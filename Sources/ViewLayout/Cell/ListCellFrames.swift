package import Foundation

/// Where the parts of a list's cell lie: accessories at both sides, content between them, the line under it.
///
/// Lengths go by the direction of reading; frames are by side. > Units: points.
package struct ListCellFrames: Equatable {
    package struct Accessory: Equatable {
        package var size: CGSize
        /// The width it lies in the middle of.
        package var space: CGFloat
        package init(size: CGSize, space: CGFloat? = nil) { (self.size, self.space) = (size, max(space ?? size.width, size.width)) }
    }

    package struct LayoutInput: Equatable {
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

    package init(_ commands: LayoutInput) {
        let (width, height) = (max(0, commands.size.width), max(0, commands.size.height))
        let body = max(0, height - (commands.hasLine ? commands.pixel : 0))
        func place(_ accessory: Accessory, at x: CGFloat) -> CGRect {
            CGRect(
                x: x + CellFrames.snapped((accessory.space - accessory.size.width) / 2, commands.pixel),
                y: CellFrames.snapped((body - accessory.size.height) / 2 + commands.drop, commands.pixel), width: accessory.size.width,
                height: accessory.size.height)
        }
        background = CGRect(x: commands.pull, y: 0, width: width, height: height)
        var start = commands.leading.isEmpty || commands.indentsAccessories ? commands.indentation : 0
        for (index, accessory) in commands.leading.enumerated() {
            start += index == 0 ? commands.leadingMargin : commands.gap
            leading.append(place(accessory, at: start))
            start += accessory.space
        }
        if !commands.leading.isEmpty, !commands.indentsAccessories { start += commands.indentation }
        var end = width
        for (index, accessory) in commands.trailing.reversed().enumerated() {
            end -= (index == 0 ? commands.trailingMargin : commands.gap) + accessory.space
            trailing.insert(place(accessory, at: end), at: 0)
        }
        content = CGRect(x: start, y: 0, width: max(0, end - start), height: body)
        mirror(width: width, commands)
    }

    private mutating func mirror(width: CGFloat, _ commands: LayoutInput) {
        func placed(_ frame: CGRect, pulled: Bool = true) -> CGRect {
            var frame = frame
            if pulled { frame.origin.x += commands.pull }
            if commands.isRightToLeft { frame.origin.x = width - frame.maxX }
            return frame
        }
        content = placed(content, pulled: false)
        contentShift = commands.isRightToLeft ? -commands.pull : commands.pull
        background = placed(background, pulled: false)
        leading = leading.map { placed($0) }
        trailing = trailing.map { placed($0) }
    }
}
