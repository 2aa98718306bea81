import UIKit

/// The places of up to nine images.
enum PictureGrid {
    static let gap: CGFloat = 5
    /// The side of a single image's box, and of each of several ones.
    static let single: CGFloat = 120
    static let side: CGFloat = 80

    static func columns(for count: Int) -> Int {
        switch count {
        case ...1: max(0, count)
        case 2, 4: 2
        default: 3
        }
    }

    /// The size of the list of images: of a single one, fitted into its box, if its size is known.
    static func size(for pictures: [Picture]) -> CGSize {
        let size = size(for: pictures.count)
        return pictures.count == 1 ? fit(pictures[0].size, in: size) : size
    }

    static func size(for count: Int) -> CGSize {
        let count = min(count, 9)
        guard count > 0 else { return .zero }
        guard count > 1 else { return CGSize(width: single, height: single) }
        let columns = columns(for: count)
        let rows = (count + columns - 1) / columns
        return CGSize(
            width: CGFloat(columns) * side + CGFloat(columns - 1) * gap, height: CGFloat(rows) * side + CGFloat(rows - 1) * gap)
    }

    static func frame(at index: Int, of count: Int) -> CGRect {
        guard count > 1 else { return CGRect(x: 0, y: 0, width: single, height: single) }
        let columns = columns(for: count)
        let (row, column) = (index / columns, index % columns)
        return CGRect(x: CGFloat(column) * (side + gap), y: CGFloat(row) * (side + gap), width: side, height: side)
    }

    /// A side that can still be seen and touched.
    private static let least: CGFloat = 24

    /// An image as large as a box allows, at its upper left corner. The box itself for an image of unknown size.
    static func fit(_ size: CGSize, in box: CGSize) -> CGSize {
        guard size.width > 0, size.height > 0 else { return box }
        let scale = min(box.width / size.width, box.height / size.height)
        return CGSize(
            width: max(least, (size.width * scale).rounded()), height: max(least, (size.height * scale).rounded()))
    }
}
