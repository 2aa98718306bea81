internal import UIKitCore

/// The buttons of an alert view or action sheet by index, with the special ones among them.
struct ButtonTitles {
    private(set) var titles: [String] = []
    /// Minus one if there is none.
    var cancel = -1
    var destructive = -1
    private(set) var firstOther = -1

    /// Returns the new button's index.
    mutating func add(_ title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    mutating func addOthers(_ others: [String]) {
        guard !others.isEmpty else { return }
        firstOther = titles.count
        for title in others { _ = add(title) }
    }

    func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

    func style(at index: Int) -> UIAlertAction.Style {
        if index == cancel { return .cancel }
        return index == destructive ? .destructive : .default
    }
}
