import AssistiveTree
import DeviceProtocol
import Testing

@Suite("Assistive service") struct AssistiveServiceTests {
    static func element(_ id: UInt64, _ label: String, value: String = "", traits: UInt64 = 0, order: Int) -> AccessibilityElement {
        var element = AccessibilityElement(
            identifier: "id\(id)", label: label, value: value, className: "UIView", traits: traits, x: 10 * Double(id), y: 20, width: 10,
            height: 40, depth: 1, isEnabled: true, isHittable: true)
        (element.id, element.order) = (id, order)
        return element
    }

    static var field: AccessibilityElement {
        var field = element(3, "Name", value: "你好 world", order: 0)
        field.entry = .init(selectionStart: 1, selectionEnd: 3)
        return field
    }

    static var slider: AccessibilityElement {
        var slider = element(4, "Volume", value: "50%", traits: 1 << 12, order: 3)
        slider.range = .init(value: 0.5, minimum: 0, maximum: 1)
        return slider
    }

    private var service: AssistiveService = {
        var service = AssistiveService(name: "Handbook")
        service.busName = ":1.7"
        service.tree = AssistiveTree(
            name: "Handbook",
            elements: [
                element(1, "Add", traits: 1, order: 1), element(2, "", value: "42", traits: 1 << 6, order: 2), field, slider,
                element(9, "for tests", order: -1),
            ])
        return service
    }()

    private func ask(_ key: String, _ interface: String, _ member: String, _ arguments: BusValue...) -> AssistiveService.Answer {
        var service = service
        return service.answer(
            BusCall(
                path: AssistiveService.folder + key,
                interface: interface.contains(".") ? interface : AssistiveService.prefix + interface, member: member, arguments: arguments))
    }

    @Test("an application contains a window, and the window the accessibility elements, in order")
    func tree() {
        #expect(service.tree.children(of: "root") == ["frame"])
        #expect(service.tree.children(of: "frame") == ["e3", "e1", "e2", "e4"])
        #expect(
            ask("frame", "Accessible", "GetChildAtIndex", .int32(1))
                == .values([.structure([.string(":1.7"), .path(AssistiveService.folder + "e1")])]))
        #expect(ask("frame", "Accessible", "GetChildAtIndex", .int32(9)) == .values([service.reference(nil)]))
    }

    @Test(
        "roles follow traits and kinds",
        arguments: [("e1", "push button"), ("e2", "label"), ("e3", "entry"), ("e4", "slider"), ("root", "application"), ("frame", "frame")])
    func roles(key: String, role: String) {
        #expect(ask(key, "Accessible", "GetRoleName") == .values([.string(role)]))
    }

    @Test("a static text without a label is named by its value")
    func value() {
        #expect(
            ask("e2", "org.freedesktop.DBus.Properties", "Get", .string("org.a11y.atspi.Accessible"), .string("Name"))
                == .values([.variant(.string("42"))]))
    }

    @Test("pressing is acknowledged and forwarded, an element that cannot be pressed reports it")
    func action() {
        #expect(ask("e1", "Action", "DoAction", .int32(0)) == .action(element: 1, .activate, [.bool(true)]))
        #expect(ask("e1", "Action", "DoAction", .int32(5)) == .values([.bool(false)]))
        #expect(ask("e4", "Action", "DoAction", .int32(1)) == .action(element: 4, .decrement, [.bool(true)]))
        guard case .error = ask("e99", "Action", "DoAction", .int32(0)) else {
            Issue.record("a thing that is gone was pressed")
            return
        }
    }

    @Test("text is counted in characters, and navigated by words and lines")
    func text() {
        #expect(ask("e3", "Text", "GetText", .int32(0), .int32(2)) == .values([.string("你好")]))
        #expect(ask("e3", "Text", "GetText", .int32(3), .int32(-1)) == .values([.string("world")]))
        #expect(ask("e3", "Text", "GetStringAtOffset", .int32(4), .uint32(1)) == .values([.string("world"), .int32(3), .int32(8)]))
        #expect(ask("e3", "Text", "GetSelection", .int32(0)) == .values([.int32(1), .int32(3)]))
        #expect(ask("e3", "Text", "GetText", .int32(-5), .int32(999)) == .values([.string("你好 world")]))
        #expect(
            ask("e3", "EditableText", "InsertText", .int32(2), .string("!"), .int32(1))
                == .action(element: 3, .setText("你好! world"), [.bool(true)]))
        #expect(ask("e3", "EditableText", "DeleteText", .int32(2), .int32(8)) == .action(element: 3, .setText("你好"), [.bool(true)]))
        #expect(ask("e3", "Text", "SetCaretOffset", .int32(99)) == .values([.bool(false)]))
    }

    @Test("extents are relative to the window or the desktop")
    func component() {
        var service = service
        (service.geometry.x, service.geometry.y, service.geometry.unit) = (5, 6, 2)
        (service.geometry.windowX, service.geometry.windowY) = (100, 200)
        func extents(_ kind: UInt32) -> AssistiveService.Answer {
            service.answer(
                BusCall(
                    path: AssistiveService.folder + "e1", interface: "org.a11y.atspi.Component", member: "GetExtents",
                    arguments: [.uint32(kind)]))
        }
        #expect(extents(1) == .values([.structure([.int32(25), .int32(46), .int32(20), .int32(80)])]))
        #expect(extents(0) == .values([.structure([.int32(125), .int32(246), .int32(20), .int32(80)])]))
        let hit = service.answer(
            BusCall(
                path: AssistiveService.folder + "frame", interface: "org.a11y.atspi.Component", member: "GetAccessibleAtPoint",
                arguments: [.int32(126), .int32(250), .uint32(0)]))
        #expect(hit == .values([service.reference("e1")]))
    }

    @Test("reports changes: added and removed elements, names, states, text ranges, carets")
    func events() {
        var field = Self.field
        (field.value, field.isFocused) = ("你好 words", true)
        field.entry = .init(selectionStart: 8, selectionEnd: 8)
        let new = AssistiveTree(
            name: "Handbook", elements: [field, Self.element(1, "Sum", traits: 1, order: 1), Self.element(8, "New", order: 2)])
        let events = Set(new.events(since: service.tree))
        #expect(
            events == [
                .removed(key: "e4", index: 3), .removed(key: "e2", index: 2), .added(key: "e8", index: 2), .name(key: "e1", "Sum"),
                .state(key: "e3", .focused, true), .textDeleted(key: "e3", at: 6, "ld"), .textInserted(key: "e3", at: 6, "ds"),
                .caret(key: "e3", 8),
            ])
        #expect(new.events(since: new).isEmpty)
    }

    @Test("hostile requests are errors, not traps", arguments: ["GetChildAtIndex", "GetText", "DoAction", "Set", "Get", "GetItems", ""])
    func hostile(member: String) {
        for interface in ["Accessible", "Action", "Text", "EditableText", "Component", "Value", "org.freedesktop.DBus.Properties", "Cache"]
        {
            for key in ["root", "frame", "e1", "e3", "", "../cache"] {
                _ = ask(key, interface, member)
                _ = ask(key, interface, member, .int32(.min), .int32(.max), .double(.nan))
                _ = ask(key, interface, member, .double(.infinity), .string(""), .variant(.array("s", [])))
            }
        }
    }
}
