internal import Foundation
package import ObjectiveC

/// The entries of an edit menu: the standard actions that the responder chain can perform, then the app's own.
///
/// > Contract: UIKit, HT-19.
@MainActor package enum EditMenuActions {
    /// In display order.
    private static let standard: [(title: String, chinese: String, action: String)] = [
        ("Cut", "剪切", "cut:"), ("Copy", "拷贝", "copy:"), ("Paste", "粘贴", "paste:"), ("Delete", "删除", "delete:"),
        ("Select", "选择", "select:"), ("Select All", "全选", "selectAll:"), ("B", "B", "toggleBoldface:"), ("I", "I", "toggleItalics:"),
        ("U", "U", "toggleUnderline:"),
    ]

    /// All entries, available or not.
    package static func entries(custom: [UIMenuItem]) -> [(title: String, action: Selector)] {
        let isChinese = SystemStrings.isChinese
        return standard.map { (isChinese ? $0.chinese : $0.title, Selector($0.action)) } + custom.map { ($0.title, $0.action) }
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
