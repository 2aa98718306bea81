internal import CoreGraphics
internal import Foundation

/// An element of a page that scrolls its content by itself, such as one with `overflow: auto`, or a frame.
///
/// > Units: CSS pixels.
struct PageScrollArea: Equatable {
    /// The visible part of the content, without borders and scroll bars. In the page, or for an area inside another one in that one's content;
    /// for an element that stays in place while the page scrolls in the page's window.
    var frame: CGRect
    /// The whole content.
    var content: CGSize
    /// How far the content is scrolled.
    var offset: CGPoint
    /// The directions in which the user may scroll.
    var (scrollsX, scrollsY): (Bool, Bool)
    /// The area that it is in; nil for one of the page itself.
    var parent: Int?
    /// Whether it stays in place while the page scrolls.
    var isFixed: Bool
    /// Its place in the list that was read before; nil if it was not in that one.
    var former: Int?

    /// The areas as `ScrollAreaScript` describes them; those of another shape are left out, with what is inside them.
    static func all(_ value: Any?) -> [Int: PageScrollArea] {
        var areas: [Int: PageScrollArea] = [:]
        for (index, entry) in (value as? [Any] ?? []).enumerated() {
            guard let area = PageScrollArea(entry), area.parent.map({ areas[$0] != nil && $0 < index }) ?? true else { continue }
            areas[index] = area
        }
        return areas
    }

    private init?(_ value: Any) {
        guard let numbers = (value as? [Any])?.compactMap({ ($0 as? NSNumber)?.doubleValue }), numbers.count == 13 else { return nil }
        guard numbers.allSatisfy(\.isFinite), numbers.allSatisfy({ abs($0) < 1e7 }) else { return nil }
        guard numbers[2] > 0, numbers[3] > 0 else { return nil }
        frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        content = CGSize(width: numbers[4], height: numbers[5])
        offset = CGPoint(x: numbers[6], y: numbers[7])
        (scrollsX, scrollsY) = (numbers[8] != 0, numbers[9] != 0)
        parent = numbers[10] < 0 ? nil : Int(numbers[10])
        isFixed = numbers[11] != 0
        former = numbers[12] < 0 ? nil : Int(numbers[12])
    }
}
