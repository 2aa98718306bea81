package import Foundation

/// Where the picture and the two texts of one of the four built-in cell styles lie, in the cell's content view.
///
/// Lengths go by the direction of reading; frames are by side. > Units: points.
package struct CellTextFrames: Equatable {
    package enum Arrangement: Sendable {
        /// One text, or a detail under it.
        case stacked
        /// The detail at the trailing side.
        case sides
        /// A name of a fixed width, and its value beside it.
        case contact
    }

    package enum Vertical: Sendable { case top, middle, bottom }

    /// What a text needs: its size in a width.
    package typealias Measure = (_ width: CGFloat) -> CGSize

    package struct LayoutInput {
        package var width: CGFloat
        package var arrangement: Arrangement
        package var isRightToLeft = false
        package var pixel: CGFloat = 1
        package var leading: CGFloat = 0
        package var trailing: CGFloat = 0
        package var top: CGFloat = 0
        package var bottom: CGFloat = 0
        package var imageGap: CGFloat = 0
        /// Between texts that are side by side.
        package var textGap: CGFloat = 0
        /// Between texts that are one over the other.
        package var lineGap: CGFloat = 0
        /// Of the name of a contact.
        package var nameWidth: CGFloat = 0
        package var image: CGSize?
        /// The picture lies in the middle of this much room; 0 is what it takes.
        package var imageSpace = CGSize.zero
        /// Whether a picture higher than the row gets smaller.
        package var imageShrinks = false
        package var text: Measure?
        package var detail: Measure?
        /// How far from its top the first line of a text stands on.
        package var baselines: (text: CGFloat, detail: CGFloat) = (0, 0)
        /// Whether a text alone takes the whole height, margins included.
        package var fillsHeight = false
        /// Where texts lie in a height that is more than they need.
        package var vertical = Vertical.middle
        /// Nil while the height is asked for.
        package var height: CGFloat?

        package init(width: CGFloat, arrangement: Arrangement) { (self.width, self.arrangement) = (width, arrangement) }
    }

    package private(set) var image = CGRect.zero
    package private(set) var text = CGRect.zero
    package private(set) var detail = CGRect.zero
    /// Where texts begin: where the line under the row does, too.
    package private(set) var textStart: CGFloat = 0
    /// What everything needs, margins included.
    package private(set) var fittingHeight: CGFloat = 0

    package init(_ commands: LayoutInput) {
        let end = max(0, commands.width - commands.trailing)
        var start = commands.leading
        if let size = commands.image {
            image.size = commands.imageShrinks ? Self.scaled(size, within: commands.height) : size
            let space = max(image.width, commands.imageSpace.width)
            image.origin.x = start + CellFrames.snapped((space - image.width) / 2, commands.pixel)
            if image.width > 0 { start += space + commands.imageGap }
        }
        textStart = start
        let space = max(0, end - start)
        switch commands.arrangement {
        case .stacked: stack(commands, start: start, space: space)
        case .sides: place(commands, start: start, end: end)
        case .contact: name(commands, start: start, end: end)
        }
        finish(commands)
    }

    private static func scaled(_ size: CGSize, within height: CGFloat?) -> CGSize {
        guard let height, size.height > height, size.height > 0 else { return size }
        return CGSize(width: size.width * height / size.height, height: height)
    }

    private mutating func stack(_ commands: LayoutInput, start: CGFloat, space: CGFloat) {
        let top = commands.text?(space) ?? .zero
        let below = commands.detail?(space) ?? .zero
        text = CGRect(x: start, y: 0, width: space, height: top.height)
        detail = CGRect(x: start, y: top.height, width: space, height: below.height)
        if top.height > 0, below.height > 0 { detail.origin.y += commands.lineGap }
    }

    private mutating func place(_ commands: LayoutInput, start: CGFloat, end: CGFloat) {
        let space = max(0, end - start)
        let wide = CGFloat.greatestFiniteMagnitude
        let left = commands.text?(wide) ?? .zero
        let right = commands.detail?(wide) ?? .zero
        guard right.width > 0 else {
            text = CGRect(x: start, y: 0, width: space, height: commands.text?(space).height ?? 0)
            return
        }
        // The text goes first, the detail has what is left; where that is next to nothing it lies below.
        if left.width + commands.textGap + right.width > space, left.height > 0 {
            return stack(commands, start: start, space: space)
        }
        text = CGRect(x: start, y: 0, width: max(0, space - right.width - commands.textGap), height: left.height)
        if left.width == 0 { text.size = .zero }
        detail = CGRect(x: end - right.width, y: 0, width: right.width, height: right.height)
        align(commands)
    }

    private mutating func name(_ commands: LayoutInput, start: CGFloat, end: CGFloat) {
        let name = commands.text?(commands.nameWidth) ?? .zero
        let valueStart = start + commands.nameWidth + commands.textGap
        let space = max(0, end - valueStart)
        let value = commands.detail?(space) ?? .zero
        text = CGRect(x: start, y: 0, width: commands.nameWidth, height: name.height)
        detail = CGRect(x: valueStart, y: 0, width: space, height: value.height)
        align(commands)
    }

    /// Both first lines on one baseline.
    private mutating func align(_ commands: LayoutInput) {
        guard text.height > 0, detail.height > 0 else { return }
        let drop = commands.baselines.text - commands.baselines.detail
        if drop > 0 { detail.origin.y = drop } else { text.origin.y = -drop }
    }

    private mutating func finish(_ commands: LayoutInput) {
        let texts = max(text.maxY, detail.maxY)
        let imageHeight = commands.imageShrinks ? 0 : max(image.height, commands.imageSpace.height)
        fittingHeight = max(texts, imageHeight) + commands.top + commands.bottom
        let height = commands.height ?? fittingHeight
        func top(_ length: CGFloat) -> CGFloat {
            let space = height - commands.top - commands.bottom
            // What does not fit between the margins goes to the middle of everything.
            return CellFrames.snapped(length <= space ? commands.top + (space - length) / 2 : (height - length) / 2, commands.pixel)
        }
        let textTop: CGFloat
        switch commands.vertical {
        case .middle: textTop = top(texts)
        case .top: textTop = commands.top
        case .bottom: textTop = CellFrames.snapped(height - commands.bottom - texts, commands.pixel)
        }
        text.origin.y += textTop
        detail.origin.y += textTop
        image.origin.y = top(image.height)
        if commands.fillsHeight, text.height > 0, detail.height == 0 { (text.origin.y, text.size.height) = (0, height) }
        guard commands.isRightToLeft else { return }
        for part in [\CellTextFrames.image, \.text, \.detail] {
            self[keyPath: part].origin.x = commands.width - self[keyPath: part].maxX
        }
    }
}
