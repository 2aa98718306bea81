package import DeviceProtocol

/// AT-SPI's roles. > Source: AtspiRole of at-spi2-core 2.46 (D).
package enum AssistiveRole: UInt32, Hashable, Sendable {
    case alert = 2, checkBox = 7, frame = 23, image = 27, label = 29, pageTab = 37, passwordText = 40, progressBar = 42, pushButton = 43
    case slider = 51, toggleButton = 62, application = 75, entry = 79, heading = 83, link = 88

    /// As returned by `GetRoleName`.
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
        if let entry = element.entry {
            self = entry.isSecure ? .passwordText : .entry
        } else if element.has(.toggleButton) {
            self = .toggleButton
        } else if element.has(.adjustable) {
            self = .slider
        } else if element.range != nil {
            self = .progressBar
        } else if element.has(.tabBar) {
            self = .pageTab
        } else if element.has(.link) {
            self = .link
        } else if element.has(.header) {
            self = .heading
        } else if element.has([.button, .keyboardKey]) {
            self = .pushButton
        } else if element.has(.image) {
            self = .image
        } else {
            self = .label
        }
    }
}

/// AT-SPI's states. > Source: AtspiStateType of at-spi2-core 2.46 (D).
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
        if element.has(.toggleButton) {
            states.insert(.checkable)
            if element.value == "1" { states.insert(.checked) }
        }
        if element.has(.selected) { states.formUnion([.selectable, .selected]) }
        if let entry = element.entry {
            states.formUnion([.editable, .focusable, entry.isMultiline ? .multiLine : .singleLine])
        }
        if element.isFocused { states.formUnion([.focusable, .focused]) }
        return states
    }

    /// The two words that are sent over the bus.
    package static func words(_ states: Set<AssistiveState>) -> [UInt32] {
        var words: [UInt32] = [0, 0]
        for state in states { words[Int(state.rawValue / 32)] |= 1 << (state.rawValue % 32) }
        return words
    }
}
