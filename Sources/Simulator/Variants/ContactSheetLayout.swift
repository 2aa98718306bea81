package import HostInterface

/// Places images of different sizes in lines below headings, from left to right.
///
/// > Units: pixels of the sheet.
package struct ContactSheetLayout: Equatable {
    package struct Group: Equatable {
        package var headingTop: Int
        package var cells: [PixelRect]
    }
    package private(set) var size = PixelSize(width: 0, height: 0)
    package private(set) var groups: [Group] = []

    package static let margin = 24
    package static let gap = 16
    package static let titleHeight = 44
    package static let headingHeight = 34
    /// Below each image.
    package static let captionHeight = 44
    /// A narrower image gets a cell of this width, for its caption.
    package static let narrowest = 96

    /// > Parameters: images: sizes of the images, by groups. hasHeading: of each group.
    package init(pictures: [[PixelSize]], hasHeading: [Bool]) {
        let area = pictures.joined().reduce(0) { $0 + ($1.width + Self.gap) * ($1.height + Self.captionHeight + Self.gap) }
        let widest = pictures.joined().map(\.width).max() ?? 0
        // A little wider than high; a group that fits such a line is not broken.
        let wanted = Int((Double(area) * 1.4).squareRoot())
        let limit = max(widest, wanted, Self.narrowest) + Self.margin * 2
        var y = Self.margin + Self.titleHeight
        var right = 0
        for (sizes, hasHeading) in zip(pictures, hasHeading) {
            var group = Group(headingTop: y, cells: [])
            if hasHeading { y += Self.headingHeight }
            var (x, lineHeight) = (Self.margin, 0)
            for size in sizes {
                let width = max(size.width, Self.narrowest)
                if x > Self.margin, x + width + Self.margin > limit {
                    y += lineHeight + Self.captionHeight + Self.gap
                    (x, lineHeight) = (Self.margin, 0)
                }
                group.cells.append(PixelRect(x: x, y: y, width: size.width, height: size.height))
                x += width + Self.gap
                right = max(right, x - Self.gap)
                lineHeight = max(lineHeight, size.height)
            }
            y += lineHeight + Self.captionHeight + Self.gap
            groups.append(group)
        }
        size = PixelSize(width: max(right, Self.narrowest * 4) + Self.margin, height: y - Self.gap + Self.margin)
    }
}
