internal import Foundation
package import ObjectiveC

/// The entries of an edit menu: the standard actions that the responder chain can perform, then the app's own.
///
/// > Contract: UIKit, HT-19.
@MainActor package enum EditMenuActions {
    /// In display order.
    private static let standard: [(title: String, action: String)] = [
        ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"), ("Select", "select:"), ("Select All", "selectAll:"),
        ("B", "toggleBoldface:"), ("I", "toggleItalics:"), ("U", "toggleUnderline:"),
    ]

    /// All entries, available or not.
    package static func entries(custom: [UIMenuItem]) -> [(title: String, action: Selector)] {
        standard.map { (SystemStrings.text($0.title), Selector($0.action)) } + custom.map { ($0.title, $0.action) }
    }

    static func elements(for responder: UIResponder, custom: [UIMenuItem], sender: Any?) -> [UIMenuElement] {
        entries(custom: custom).compactMap { title, action in
            guard let target = responder.target(forAction: action, withSender: sender) else { return nil }
            return UIAction(title: title) { _ in
                UIApplication.shared.sendAction(action, to: target, from: sender, for: nil)
            }
        }
    }
}
