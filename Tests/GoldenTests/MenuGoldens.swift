import Foundation
import Testing

@testable import UIKitCore

@Suite("Goldens: menus") @MainActor struct MenuGoldens {
    private var traits: UITraitCollection { CurrentTraits.deviceDefault }

    private func action(
        _ title: String, _ symbol: String? = nil, subtitle: String? = nil, _ attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(title: title, subtitle: subtitle, image: symbol.flatMap { UIImage(systemName: $0) }, attributes: attributes, state: state)
        { _ in }
    }

    private func card(_ menu: UIMenu) -> UIView {
        let card = MenuCardView(
            outline: MenuOutline(menu), title: menu.title, width: MenuCardView.width(for: traits, space: 360), traits: traits)
        card.frame = CGRect(origin: .zero, size: card.layout.size)
        return card
    }

    @Test("a menu with images, subtitles, groups, destructive and disabled rows") func card() throws {
        try GoldenSheet("menu-card", width: 370) { _ in
            let view = card(
                UIMenu(children: [
                    action("Copy", "doc.on.doc"), action("Share", "square.and.arrow.up", subtitle: "With everybody"),
                    UIMenu(title: "More", image: UIImage(systemName: "folder"), children: [action("Deep")]),
                    UIMenu(
                        options: .displayInline,
                        children: [
                            action("Duplicate a thing with quite a long name", "plus.square.on.square"),
                            action("Move", "folder", .disabled),
                        ]),
                    action("Delete", "trash", .destructive),
                ]))
            (view as? MenuCardView)?.rows.first?.isHighlighted = true
            return view
        }.verify()
    }

    @Test("a menu with a title and a check column, and palette rows") func checks() throws {
        try GoldenSheet("menu-checks", width: 370) { _ in
            card(
                UIMenu(
                    title: "Sort by",
                    children: [
                        UIMenu(
                            options: .displayInline, preferredElementSize: .medium,
                            children: [action("Cut", "scissors"), action("Copy", "doc.on.doc"), action("Paste", "doc.on.clipboard")]),
                        action("Name", state: .on), action("Date", state: .mixed), action("Size"),
                        UIMenu(title: "Group", children: [action("Deep")]),
                    ]))
        }.verify()
    }

    @Test("an edit menu") func editMenu() throws {
        try GoldenSheet("edit-menu", width: 340) { _ in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 316, height: 70))
            let elements = ["Cut", "Copy", "Paste", "Select All", "Look Up", "Translate"].map { action($0) }
            let bar = EditMenuBarView(
                elements, target: CGRect(x: 120, y: 60, width: 60, height: 10), space: view.bounds, arrow: .automatic, traits: traits)
            view.addSubview(bar)
            return view
        }.verify()
    }

    @Test("an activity sheet") func activitySheet() throws {
        final class Star: UIActivity {
            override class var activityCategory: Category { .share }
            override var activityTitle: String? { "Starboard" }
            override var activityImage: UIImage? { UIImage(systemName: "star") }
        }
        try GoldenSheet("activity-sheet", width: 340) { _ in
            let activities = [Star(), CopyActivity(), SaveActivity(), OpenLinkActivity()]
            let summary = ActivitySummary([URL(string: "https://example.org/page") as Any])
            let sheet = ActivitySheetView(header: summary, activities: activities)
            sheet.frame = CGRect(x: 0, y: 0, width: 316, height: 400)
            return sheet
        }.verify()
    }
}
