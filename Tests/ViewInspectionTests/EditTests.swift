import AlertTestSupport
import CoreGraphics
import InspectionProtocol
import QuartzCore
import Testing
import UIKitCore
import UILists

@testable import ViewInspection

@Suite("Inspector: changes and constraints", .application) @MainActor
struct EditTests {
    private static func page() -> (UIViewController, UILabel) {
        let page = UIViewController()
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 120, height: 30))
        label.text = "Hello"
        page.view.addSubview(label)
        return (page, label)
    }

    @Test("changes are in the view at once, and going back restores the first value")
    func edits() throws {
        let (page, label) = Self.page()
        let stage = InspectionStage(page)
        let first = try stage.describe(label)
        #expect(try stage.set("text", of: label, to: "Changed").value("Label", "Text") == "Changed")
        #expect(label.text == "Changed")
        try stage.set("frame", of: label, to: "5, 6, 70, 80")
        #expect(label.frame == CGRect(x: 5, y: 6, width: 70, height: 80))
        try stage.set("alpha", of: label, to: "0.25")
        #expect(label.alpha == 0.25)
        try stage.set("isHidden", of: label, to: "true")
        #expect(label.isHidden)
        try stage.set("backgroundColor", of: label, to: "#ff0000")
        #expect(label.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        try stage.set("contentMode", of: label, to: "bottomRight")
        #expect(label.contentMode == .bottomRight)
        try stage.set("tag", of: label, to: "12")
        #expect(label.tag == 12)
        try stage.set("fontSize", of: label, to: "31")
        #expect(label.font.pointSize == 31)
        try stage.set("cornerRadius", of: label, to: "9")
        #expect(label.layer.cornerRadius == 9)
        for (title, key) in [
            ("Frame", "frame"), ("Alpha", "alpha"), ("Hidden", "isHidden"), ("Background", "backgroundColor"), ("Tag", "tag"),
        ] {
            try stage.set(key, of: label, to: try #require(first.value("View", title)))
        }
        #expect(label.frame == CGRect(x: 20, y: 100, width: 120, height: 30))
        #expect(label.alpha == 1)
        #expect(!label.isHidden)
        #expect(label.tag == 0)
    }

    @Test("every property that can be changed accepts the value that it shows")
    func shownValues() throws {
        let (page, label) = Self.page()
        let stage = InspectionStage(page)
        let views: [UIView] = [
            label, UISwitch(), UISlider(), UITextField(), UITextView(), UIButton(type: .system), UIScrollView(), UIStackView(),
            UIImageView(),
            UIProgressView(),
        ]
        for view in views where view !== label { page.view.addSubview(view) }
        for view in views {
            let before = try stage.describe(view)
            var changed = 0
            for property in before.groups.flatMap(\.properties) where property.value != "pattern" {
                guard let key = property.key else { continue }
                changed += 1
                #expect(stage.refusal(key, of: view, property.value) == nil, "\(view) \(key) \(property.value)")
            }
            #expect(changed > 15)
        }
    }

    @Test("values that are none are refused with the reason, and change nothing")
    func refusals() {
        let (page, label) = Self.page()
        let stage = InspectionStage(page)
        #expect(stage.refusal("alpha", of: label, "2") == "the number must be from 0 to 1")
        #expect(stage.refusal("alpha", of: label, "nan") == "“nan” is not a number")
        #expect(stage.refusal("frame", of: label, "0,0,-1,2") == "a width or height cannot be negative")
        #expect(stage.refusal("frame", of: label, "0,0,1e30,2") == "the number must be from -100000 to 100000")
        #expect(stage.refusal("tag", of: label, "1.5") == "write a whole number")
        #expect(stage.refusal("isOn", of: label, "true") == "UILabel has no “isOn” that can be changed")
        #expect(stage.refusal("Safe area", of: label, "1,2,3,4") == "UILabel has no “Safe area” that can be changed")
        #expect(label.alpha == 1)
        #expect(label.frame == CGRect(x: 20, y: 100, width: 120, height: 30))
    }

    @Test("a long text is cut and cannot be changed; long names are cut in the tree")
    func longTexts() throws {
        let (page, label) = Self.page()
        label.text = String(repeating: "ä\n", count: 100_000)
        label.accessibilityIdentifier = String(repeating: "x", count: 100_000)
        let stage = InspectionStage(page)
        let text = try #require(try stage.describe(label).groups.first?.properties.first)
        #expect(text.title == "Text")
        #expect(text.key == nil)
        #expect(text.value.count == 1001)
        let node = try #require(try stage.tree().nodes.first { $0.id == stage.id(of: label) })
        #expect(node.label?.count == 60)
        #expect(node.identifier?.count == 120)
        #expect(InspectionAnswer.view(try stage.describe(label)).json.utf8.count < 40_000)
    }

    @Test("constraints are described from the view, and their constants, priorities and activity change the layout")
    func constraints() throws {
        let (page, label) = Self.page()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.accessibilityIdentifier = "title"
        let leading = label.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 40)
        leading.identifier = "edge"
        let width = label.widthAnchor.constraint(equalToConstant: 100)
        width.priority = UILayoutPriority(750)
        let top = label.topAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.topAnchor, constant: 8)
        NSLayoutConstraint.activate([leading, width, top])
        let stage = InspectionStage(page)
        let found = try stage.describe(label)
        let words = found.constraints.map(\.words)
        #expect(words.contains("self.leading == superview.leading + 40"))
        #expect(words.contains("self.width == 100 @750"))
        #expect(words.contains("self.top == superview.safeArea.top + 8"))
        let edge = try #require(found.constraints.first { $0.identifier == "edge" })
        #expect(edge.isActive)
        #expect(!edge.isBroken)
        #expect(edge.isHorizontal)
        #expect(!edge.isMadeByFramework)
        #expect(edge.priority == 1000)
        #expect(found.layout.first == "Constraints place it.")
        #expect(try stage.describe(page.view).constraints.contains { $0.words == "UILabel “title”.leading == self.leading + 40" })

        func change(_ constraint: NSLayoutConstraint, _ key: String, _ value: String) throws -> InspectedView {
            let request = InspectionRequest.setConstraint(stage.id(of: constraint), view: stage.id(of: label), key: key, value: value)
            guard case .view(let view) = try stage.inspector.answer(request) else { throw InspectionRefusal("no view") }
            return view
        }
        #expect(try change(leading, "constant", "64").value("View", "Frame")?.hasPrefix("64, ") == true)
        #expect(label.frame.minX == 64)
        _ = try change(width, "priority", "999")
        #expect(width.priority == UILayoutPriority(999))
        _ = try change(width, "active", "false")
        #expect(!width.isActive)
        #expect(label.frame.width != 100)
        _ = try change(width, "active", "true")
        #expect(label.frame.width == 100)
        for (key, value, reason) in [
            ("priority", "0", "the number must be from 1 to 1000"), ("constant", "x", "“x” is not a number"),
            ("multiplier", "2", "a constraint has no “multiplier” that can be changed"),
        ] {
            let error = #expect(throws: InspectionRefusal.self) { try change(leading, key, value) }
            #expect(error?.reason == reason)
        }
        leading.isActive = false
        label.removeFromSuperview()
        let error = #expect(throws: InspectionRefusal.self) { try change(leading, "active", "true") }
        #expect(error?.reason == "the constraint cannot be active: its views have no common superview")
    }

    @Test("a constraint that conflicts is broken, an open layout is ambiguous, and a frame under constraints comes back")
    func layoutProblems() throws {
        let (page, label) = Self.page()
        label.translatesAutoresizingMaskIntoConstraints = false
        let (one, other) = (label.widthAnchor.constraint(equalToConstant: 100), label.widthAnchor.constraint(equalToConstant: 120))
        NSLayoutConstraint.activate([one, other])
        let stage = InspectionStage(page)
        let found = try stage.describe(label)
        #expect(found.constraints.filter(\.isBroken).count == 1)
        #expect(found.layout.first == "Its layout is ambiguous: other frames satisfy the constraints, too.")
        let note = try stage.set("frame", of: label, to: "0, 0, 300, 20").note
        #expect(note == "Constraints place the view again in the next layout: change their constants instead.")
        page.view.setNeedsLayout()
        _ = try stage.describe(label)
        #expect(label.frame.width != 300)
    }

    @Test("commits are measured only while a client asks, and lists count what they made")
    func frames() throws {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            }
        }
        let page = UIViewController()
        let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500)), Rows())
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        page.view.addSubview(table)
        let stage = InspectionStage(page)
        #expect(LayerContext.main.onPhases == nil)
        guard case .appFrames(let first) = try stage.inspector.answer(.appFrames) else { return }
        #expect(first.frames.isEmpty)
        #expect(LayerContext.main.onPhases != nil)
        let list = try #require(first.lists.first { $0.id == stage.id(of: table) })
        #expect(list.type == "UITableView")
        #expect(list.made == 3)
        #expect(list.visible == 3)
    }
}
