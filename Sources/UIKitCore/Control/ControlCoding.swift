internal import Foundation

/// Reads and writes the archived state of a control.
@MainActor enum ControlCoding {
    private enum Key {
        static let disabled = "UIDisabled"
        static let selected = "UISelected"
        static let highlighted = "UIHighlighted"
        static let horizontal = "UIContentHorizontalAlignment"
        static let vertical = "UIContentVerticalAlignment"
    }

    static func encode(_ control: UIControl, to coder: NSCoder) {
        coder.encode(!control.isEnabled, forKey: Key.disabled)
        coder.encode(control.isSelected, forKey: Key.selected)
        coder.encode(control.isHighlighted, forKey: Key.highlighted)
        coder.encode(control.contentHorizontalAlignment.rawValue, forKey: Key.horizontal)
        coder.encode(control.contentVerticalAlignment.rawValue, forKey: Key.vertical)
    }

    /// Unknown numbers of an alignment decode as centre. What is as it was is not set: the setters of a subclass run before its initializer is done.
    static func decode(_ control: UIControl, from coder: NSCoder) {
        if coder.decodeBool(forKey: Key.disabled) { control.isEnabled = false }
        if let shows = coder.flag("UIShowsMenuAsPrimaryAction") { control.showsMenuAsPrimaryAction = shows }
        if coder.decodeBool(forKey: Key.selected) { control.isSelected = true }
        if coder.decodeBool(forKey: Key.highlighted) { control.isHighlighted = true }
        control.contentHorizontalAlignment = .init(rawValue: coder.decodeInteger(forKey: Key.horizontal)) ?? .center
        control.contentVerticalAlignment = .init(rawValue: coder.decodeInteger(forKey: Key.vertical)) ?? .center
    }

    /// Values per state in archive form: the state's number, then the value.
    static func encode<Value: NSObject>(_ table: ControlStateTable<Value>, to coder: NSCoder, forKey key: String) {
        guard !table.isEmpty else { return }
        let pairs: [NSObject] = table.all.flatMap { [NSNumber(value: $0.key), $0.value] }
        coder.encode(pairs as NSArray, forKey: key)
    }

    static func decode<Value>(_ type: Value.Type, from coder: NSCoder, forKey key: String) -> ControlStateTable<Value> {
        var table = ControlStateTable<Value>()
        guard let pairs = coder.objectIfPresent(forKey: key) as? [Any] else { return table }
        for index in stride(from: 0, to: pairs.count - 1, by: 2) {
            guard let state = (pairs[index] as? NSNumber)?.uintValue, let value = pairs[index + 1] as? Value else { continue }
            table[UIControl.State(rawValue: state)] = value
        }
        return table
    }
}
