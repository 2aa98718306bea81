package import Foundation

/// Where the parts of a table's cell lie.
///
/// Lengths go by the direction of reading; frames are by side. > Units: points.
package struct CellFrames: Equatable {
    package struct LayoutInput: Equatable {
        package var size: CGSize
        package var isRightToLeft = false
        /// A line is as thick as this.
        package var pixel: CGFloat = 1
        /// What the screen's shape takes of the sides.
        package var safeLeading: CGFloat = 0
        package var safeTrailing: CGFloat = 0
        package var leadingMargin: CGFloat = 0
        package var trailingMargin: CGFloat = 0
        /// Nil without one.
        package var editControl: CGSize?
        /// How far content makes room for the control: 0 where rows do not indent.
        package var editIndent: CGFloat = 0
        package var accessory: CGSize?
        package var grip: CGSize?
        /// Between accessory and grip.
        package var gripGap: CGFloat = 0
        /// What lies over the trailing side of the row.
        package var indexWidth: CGFloat = 0
        package var hasLine = false
        package var lineLeading: CGFloat = 0
        package var lineTrailing: CGFloat = 0
        /// How far content is pulled aside, towards the trailing side where positive.
        package var pull: CGFloat = 0

        package init(size: CGSize) { self.size = size }
    }

    package var content = CGRect.zero
    package var editControl = CGRect.zero
    package var accessory = CGRect.zero
    package var grip = CGRect.zero
    /// Nil where insets leave nothing of it.
    package var line: CGRect?
    /// How far content is shown from its place, to the right where positive: it keeps its place, for margins follow that.
    package var contentShift: CGFloat = 0
    /// The row's background, pulled along.
    package var background = CGRect.zero

    package init(_ commands: LayoutInput) {
        let (width, height) = (max(0, commands.size.width), max(0, commands.size.height))
        let lineHeight = commands.hasLine ? commands.pixel : 0
        let bodyHeight = max(0, height - lineHeight)
        func middle(_ size: CGSize) -> CGFloat { Self.snapped((bodyHeight - size.height) / 2, commands.pixel) }
        background = CGRect(x: commands.pull, y: 0, width: width, height: height)
        var end = width - commands.safeTrailing - commands.indexWidth
        let margin = max(0, commands.trailingMargin)
        var gap = margin
        if let size = commands.grip {
            grip = CGRect(x: end - gap - size.width, y: middle(size), width: size.width, height: size.height)
            end = grip.minX
            gap = commands.gripGap
        }
        if let size = commands.accessory {
            accessory = CGRect(x: end - gap - size.width, y: middle(size), width: size.width, height: size.height)
            end = accessory.minX
        }
        var start = commands.safeLeading
        if let size = commands.editControl {
            editControl = CGRect(
                x: commands.safeLeading + commands.leadingMargin, y: middle(size), width: size.width, height: size.height)
            start += commands.editIndent
        }
        content = CGRect(x: start, y: 0, width: max(0, end - start), height: bodyHeight)
        if commands.hasLine {
            let from = commands.lineLeading + (commands.editControl == nil ? 0 : commands.editIndent)
            let length = width - from - commands.lineTrailing
            if length.isFinite, length > 0 { line = CGRect(x: from, y: height - lineHeight, width: length, height: lineHeight) }
        }
        for part in [\CellFrames.editControl, \.accessory, \.grip] { self[keyPath: part].origin.x += commands.pull }
        contentShift = commands.isRightToLeft ? -commands.pull : commands.pull
        line?.origin.x += commands.pull
        guard commands.isRightToLeft else { return }
        for part in [\CellFrames.content, \.editControl, \.accessory, \.grip, \.background] {
            self[keyPath: part].origin.x = width - self[keyPath: part].maxX
        }
        if let placed = line { line?.origin.x = width - placed.maxX }
    }

    /// The nearest whole pixel.
    package static func snapped(_ length: CGFloat, _ pixel: CGFloat) -> CGFloat {
        pixel > 0 ? (length / pixel).rounded() * pixel : length
    }
}
