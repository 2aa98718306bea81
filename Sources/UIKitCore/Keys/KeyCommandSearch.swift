internal import Foundation
internal import ObjectiveC

/// Finds the command for a key.
///
/// Searches the responder chain from the first responder, then the main menu; a command matches if its action has a target. On a keyboard
/// without a Command key, Control acts as Command unless a command uses the combination with Control itself.
/// > Contract: UIKit, HT-19, HT-20.
@MainActor struct KeyCommandSearch {
    let command: UIKeyCommand
    /// The object that performs it.
    let target: Any

    init?(_ key: UIKey, from responder: UIResponder) {
        let considered: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
        let flags = key.modifierFlags.intersection(considered)
        if let found = KeyCommandSearch.find(key, flags, from: responder) {
            (command, target) = found
        } else if flags.contains(.control), !flags.contains(.command),
            let found = KeyCommandSearch.find(key, flags.subtracting(.control).union(.command), from: responder)
        {
            (command, target) = found
        } else {
            return nil
        }
    }

    func run() {
        guard let action = command.action else { return }
        ApplicationContext.current.application.sendAction(action, to: target, from: command, for: nil)
    }

    /// The available shortcuts, the nearest first, each combination once: the list while Command is held.
    static func available(from responder: UIResponder) -> [UIKeyCommand] {
        var seen: Set<String> = []
        var found: [UIKeyCommand] = []
        func take(_ commands: [UIKeyCommand], _ responder: UIResponder) {
            for command in commands {
                guard let action = command.action, let input = command.input else { continue }
                let combination = "\(command.modifierFlags.rawValue) \(input)"
                guard seen.insert(combination).inserted, responder.target(forAction: action, withSender: command) != nil else { continue }
                found.append(command)
            }
        }
        var link: UIResponder? = responder
        while let here = link {
            take(here.keyCommands ?? [], here)
            link = here.next
        }
        take(UIMenuSystem.main.tree.keyCommands, responder)
        return found
    }

    private static func find(_ key: UIKey, _ flags: UIKeyModifierFlags, from responder: UIResponder) -> (UIKeyCommand, Any)? {
        var link: UIResponder? = responder
        while let here = link {
            if let found = first(of: here.keyCommands ?? [], key, flags, here) { return found }
            link = here.next
        }
        return first(of: UIMenuSystem.main.tree.keyCommands, key, flags, responder)
    }

    private static func first(
        of commands: [UIKeyCommand], _ key: UIKey, _ flags: UIKeyModifierFlags, _ responder: UIResponder
    ) -> (UIKeyCommand, Any)? {
        for command in commands where command.matches(key, flags) && !command.attributes.contains(.disabled) {
            if let action = command.action, let target = responder.target(forAction: action, withSender: command) {
                return (command, target)
            }
        }
        return nil
    }
}

extension UIKeyCommand {
    func matches(_ key: UIKey, _ flags: UIKeyModifierFlags) -> Bool {
        let considered: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
        guard let input, !input.isEmpty, flags == modifierFlags.intersection(considered) else { return false }
        return input.lowercased() == UIKeyCommand.input(of: key).lowercased()
            || (!key.characters.isEmpty && input == key.characters && !key.modifierFlags.contains(.control))
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
        case .keyboardF1: f1
        case .keyboardF2: f2
        case .keyboardF3: f3
        case .keyboardF4: f4
        case .keyboardF5: f5
        case .keyboardF6: f6
        case .keyboardF7: f7
        case .keyboardF8: f8
        case .keyboardF9: f9
        case .keyboardF10: f10
        case .keyboardF11: f11
        case .keyboardF12: f12
        default: key.charactersIgnoringModifiers.lowercased()
        }
    }
}
