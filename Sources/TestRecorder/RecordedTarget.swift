public import DriveProtocol

/// What an action is done to.
public struct RecordedTarget: Hashable, Sendable {
    /// Nil for the whole app.
    public var selector: ElementSelector?
    /// The place in the element as parts of its size; nil for its middle.
    public var offset: DrivePoint?
    /// Where it is. > Units: points of the screen.
    public var place: DrivePoint

    /// The element that a user means who touches a place.
    static func touched(at place: DrivePoint, in tree: ScreenTree) -> RecordedTarget {
        guard let index = meant(at: place, in: tree), let selector = ElementSelector.choose(for: index, in: tree) else {
            return wholeApp(at: place, in: tree)
        }
        let element = tree[index]
        let offset = DrivePoint(x: (place.x - element.x) / element.width, y: (place.y - element.y) / element.height)
        let isMiddleEnough = !isSurface(element, offset) && meant(at: element.touch, in: tree) == index
        return RecordedTarget(selector: selector, offset: isMiddleEnough ? nil : offset, place: place)
    }

    /// A place of the screen, for touches on no element.
    static func wholeApp(at place: DrivePoint, in tree: ScreenTree) -> RecordedTarget {
        let (width, height) = (max(1, tree.screen.width), max(1, tree.screen.height))
        return RecordedTarget(
            selector: tree.screen.isSystem ? ElementSelector(isSystem: true, []) : nil,
            offset: DrivePoint(x: place.x / width, y: place.y / height), place: place)
    }

    /// Whether it matters where the element is touched, as on a drawing.
    private static func isSurface(_ element: DriveElement, _ offset: DrivePoint) -> Bool {
        let types: Set<DriveElementType> = [
            .other, .image, .webView, .scrollView, .collectionView, .table, .slider, .picker, .pickerWheel, .datePicker, .pageIndicator,
        ]
        guard DriveElementType(rawValue: element.type).map(types.contains) ?? true else { return false }
        let isNearMiddle = abs(offset.x - 0.5) <= 0.2 && abs(offset.y - 0.5) <= 0.2
        return !isNearMiddle && max(element.width, element.height) > 80
    }

    /// The frontmost element at a place; of what is in a control, the control.
    static func meant(at place: DrivePoint, in tree: ScreenTree) -> Int? {
        let all = tree.screen.elements.indices.filter { tree[$0].contains(place) && tree.type($0) != .window }
        guard let front = all.last(where: { tree[$0].isHittable }) else { return nil }
        let controls: Set<DriveElementType> = [
            .button, .cell, .switch, .link, .key, .icon, .slider, .textField, .secureTextField, .searchField, .textView, .pickerWheel,
        ]
        guard let type = tree.type(front), !controls.contains(type) else { return front }
        let control = tree.ancestors(of: front).first { index in
            tree.type(index).map(controls.contains) == true && tree[index].contains(place) && tree[index].isHittable
        }
        guard let control else { return front }
        // A cell without a name is found by the text in it.
        if tree.type(control) == .cell, tree[control].recordedName == nil, tree[front].recordedName != nil { return front }
        return control
    }

    /// What scrolls at a place.
    static func scroller(at place: DrivePoint, in tree: ScreenTree) -> Int? {
        let types: Set<DriveElementType> = [.table, .collectionView, .scrollView, .webView, .textView]
        guard let front = tree.screen.elements.indices.last(where: { tree[$0].contains(place) && tree[$0].isHittable }) else { return nil }
        return ([front] + tree.ancestors(of: front)).first { tree.type($0).map(types.contains) == true }
    }

    /// The element with the keyboard.
    static func focused(in tree: ScreenTree) -> RecordedTarget? {
        guard let index = tree.screen.elements.lastIndex(where: \.hasFocus), let selector = ElementSelector.choose(for: index, in: tree)
        else { return nil }
        return RecordedTarget(selector: selector, place: tree[index].touch)
    }
}
