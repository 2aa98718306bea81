import DeviceProtocol
import Foundation
import Testing

@testable import UIKitCore
@testable import UILists

/// Texts of the system in the device's language.
@Suite("System strings", .application) @MainActor struct SystemStringTests {
    private static func placeholders(_ text: String) -> Int { text.components(separatedBy: "%").count - 1 }

    @Test("every text is there in every language, with the placeholders of the English one")
    func complete() {
        for (english, row) in SystemStringTable.system.rows {
            #expect(row.count == SystemStringTable.languages.count, "\(english)")
            #expect(row.allSatisfy { !$0.isEmpty }, "\(english)")
            #expect(row.allSatisfy { Self.placeholders($0) == Self.placeholders(english) }, "\(english)")
        }
        #expect(SystemStringTable.system.rows.count > 150)
    }

    @Test(
        "a locale has the texts of its language and script",
        arguments: [
            ("zh_CN", "取消"), ("zh-Hans_TW", "取消"), ("zh_TW", "取消"), ("de_AT", "Abbrechen"), ("fr", "Annuler"), ("he_IL", "ביטול"),
            ("iw_IL", "ביטול"), ("en_GB", "Cancel"), ("nl_NL", "Cancel"), ("", "Cancel"),
        ])
    func languages(_ locale: String, _ text: String) {
        #expect(SystemStringTable.system.text("Cancel", locale: locale) == text)
    }

    @Test("Chinese regions and scripts")
    func chinese() {
        func edit(_ locale: String) -> String { SystemStringTable.system.text("Edit", locale: locale) }
        #expect(["zh", "zh_CN", "zh_SG", "zh-Hans_HK"].map(edit) == Array(repeating: "编辑", count: 4))
        #expect(["zh_TW", "zh_HK", "zh_MO", "zh-Hant_CN"].map(edit) == Array(repeating: "編輯", count: 4))
    }

    @Test("a text without a row, or of a damaged line, is the English one")
    func damaged() {
        let table = SystemStringTable(["A|甲\n\nB\n|", "A|乙"])
        #expect(table.text("A", locale: "zh") == "乙")
        #expect(table.text("A", locale: "de") == "A")
        #expect(table.text("B", locale: "zh") == "B")
        #expect(table.text("C", locale: "zh") == "C")
    }

    private var chinesePhone: DeviceState {
        var device = DeviceState.standard
        device.localeIdentifier = "zh_CN"
        return device
    }

    @Test("a row's deletion, system tabs and the edit menu are in Chinese on a Chinese phone")
    func screens() {
        let app = TestApplication(device: chinesePhone)
        _ = app.window()
        let deletion = UISwipeActionsConfiguration.deletion(title: nil) {}
        #expect(deletion.actions.map(\.title) == ["删除"])
        #expect(UITabBarItem(tabBarSystemItem: .favorites, tag: 0).title == "个人收藏")
        #expect(EditMenuActions.entries(custom: []).first?.title == "剪切")
        #expect(SystemStrings.text("Allow “%@” to delete %@ photos?", "甲", "3") == "允许“甲”删除 3 张照片？")
    }
}
