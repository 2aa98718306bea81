public import Foundation
public import ObjectiveC

/// A key combination and the action it stands for.
///
/// > Contract: UIKit, UIKeyCommand
@preconcurrency @MainActor open class UIKeyCommand: NSObject {
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    public nonisolated static let inputHome = "UIKeyInputHome"
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    public nonisolated static let inputDelete = "UIKeyInputDelete"

    open private(set) var input: String?
    open private(set) var modifierFlags: UIKeyModifierFlags
    open private(set) var action: Selector?
    open private(set) var propertyList: Any?
    open var title: String
    open var discoverabilityTitle: String?
    /// Takes the key before a text input does.
    open var wantsPriorityOverSystemBehavior = false

    public init(
        title: String = "", action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        discoverabilityTitle: String? = nil
    ) {
        self.title = title
        self.action = action
        self.input = input
        self.modifierFlags = modifierFlags
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        super.init()
    }

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    func matches(_ key: UIKey) -> Bool {
        let considered: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
        guard let input, key.modifierFlags.intersection(considered) == modifierFlags.intersection(considered) else { return false }
        return input == UIKeyCommand.input(of: key)
    }

    private static func input(of key: UIKey) -> String {
        switch key.keyCode {
        case .keyboardUpArrow: inputUpArrow
        case .keyboardDownArrow: inputDownArrow
        case .keyboardLeftArrow: inputLeftArrow
        case .keyboardRightArrow: inputRightArrow
        case .keyboardEscape: inputEscape
        case .keyboardPageUp: inputPageUp
        case .keyboardPageDown: inputPageDown
        case .keyboardHome: inputHome
        case .keyboardEnd: inputEnd
        case .keyboardDeleteForward: inputDelete
        case .keyboardDeleteOrBackspace: "\u{8}"
        case .keyboardReturnOrEnter: "\r"
        case .keyboardTab: "\t"
        default: key.charactersIgnoringModifiers.lowercased()
        }
    }
}
