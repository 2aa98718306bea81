package import HostInterface

/// What AT-SPI calls a thing. > Source: AtspiRole of at-spi2-core 2.46 (D).
package enum AssistiveRole: UInt32, Hashable, Sendable {
    case alert = 2, checkBox = 7, frame = 23, image = 27, label = 29, pageTab = 37, passwordText = 40, progressBar = 42, pushButton = 43
    case slider = 51, toggleButton = 62, application = 75, entry = 79, heading = 83, link = 88

    /// As `GetRoleName` says it.
    package var name: String {
        switch self {
        case .alert: "alert"
        case .checkBox: "check box"
        case .frame: "frame"
        case .image: "image"
        case .label: "label"
        case .pageTab: "page tab"
        case .passwordText: "password text"
        case .progressBar: "progress bar"
        case .pushButton: "push button"
        case .slider: "slider"
        case .toggleButton: "toggle button"
        case .application: "application"
        case .entry: "entry"
        case .heading: "heading"
        case .link: "link"
        }
    }

    package init(of element: AccessibilityElement) {
        let traits = element.traits
        if let entry = element.entry {
            self = entry.isSecure ? .passwordText : .entry
        } else if traits & Traits.toggle != 0 {
            self = .toggleButton
        } else if traits & Traits.adjustable != 0 {
            self = .slider
        } else if element.range != nil {
            self = .progressBar
        } else if traits & Traits.tab != 0 {
            self = .pageTab
        } else if traits & Traits.link != 0 {
            self = .link
        } else if traits & Traits.header != 0 {
            self = .heading
        } else if traits & Traits.button != 0 || traits & Traits.key != 0 {
            self = .pushButton
        } else if traits & Traits.image != 0 {
            self = .image
        } else {
            self = .label
        }
    }
}

/// Bits of `UIAccessibilityTraits`.
enum Traits {
    static let button: UInt64 = 1 << 0
    static let link: UInt64 = 1 << 1
    static let image: UInt64 = 1 << 2
    static let selected: UInt64 = 1 << 3
    static let key: UInt64 = 1 << 5
    static let notEnabled: UInt64 = 1 << 8
    static let adjustable: UInt64 = 1 << 12
    static let tab: UInt64 = 1 << 15
    static let header: UInt64 = 1 << 16
    static let toggle: UInt64 = 1 << 53
}

/// What AT-SPI knows of a thing's state. > Source: AtspiStateType of at-spi2-core 2.46 (D).
package enum AssistiveState: UInt32, Hashable, Sendable, CaseIterable {
    case active = 1, checked = 4, editable = 7, enabled = 8, focusable = 11, focused = 12, multiLine = 17, selectable = 22, selected = 23
    case sensitive = 24, showing = 25, singleLine = 26, visible = 30, checkable = 41

    package var name: String {
        switch self {
        case .multiLine: "multi-line"
        case .singleLine: "single-line"
        default: "\(self)"
        }
    }

    package static func states(of element: AccessibilityElement) -> Set<AssistiveState> {
        var states: Set<AssistiveState> = [.visible]
        if element.isHittable || element.width > 0 && element.height > 0 { states.insert(.showing) }
        if element.isEnabled { states.formUnion([.enabled, .sensitive]) }
        if element.traits & Traits.toggle != 0 {
            states.insert(.checkable)
            if element.value == "1" { states.insert(.checked) }
        }
        if element.traits & Traits.selected != 0 { states.formUnion([.selectable, .selected]) }
        if let entry = element.entry {
            states.formUnion([.editable, .focusable, entry.isMultiline ? .multiLine : .singleLine])
        }
        if element.isFocused { states.formUnion([.focusable, .focused]) }
        return states
    }

    /// The two words that go over the bus.
    package static func words(_ states: Set<AssistiveState>) -> [UInt32] {
        var words: [UInt32] = [0, 0]
        for state in states { words[Int(state.rawValue / 32)] |= 1 << (state.rawValue % 32) }
        return words
    }
}
