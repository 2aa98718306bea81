import Testing

@testable import InspectionProtocol

@Suite("Inspection: requests and answers")
struct RequestTests {
    @Test(
        "a request is the same after it was written and read",
        arguments: [
            .tree(known: ""), .tree(known: "8f"), .view(7), .setProperty(view: 3, key: "text", value: "„Größe“\n\"2\""),
            .setConstraint(9, view: 3, key: "constant", value: "-8"), .layers(0), .appFrames, .deviceFrames,
        ] as [InspectionRequest])
    func roundTrip(request: InspectionRequest) throws { #expect(try InspectionRequest(json: Array(request.json.utf8)) == request) }

    @Test(
        "what is no request is refused with the reason",
        arguments: [
            ("", "not a request of the inspector"), ("[]", "not a request of the inspector"), ("{}", "not a request of the inspector"),
            (#"{"ask":"format"}"#, "an unknown request of the inspector"), (#"{"ask":"view"}"#, "an identifier out of range"),
            (#"{"ask":"view","view":-1}"#, "an identifier out of range"),
            (#"{"ask":"view","view":1e300}"#, "not a request of the inspector"),
            (#"{"ask":"view","view":9007199254740993}"#, "an identifier out of range"),
            (#"{"ask":"set","view":1,"value":"2"}"#, "a change without the name of what changes"),
            (#"{"ask":"set","view":1,"key":"alpha"}"#, "a change without a value"),
            (#"{"ask":"set","view":1,"key":7,"value":"2"}"#, "not a request of the inspector"),
            (#"{"ask":"constrain","view":1,"key":"constant","value":"2"}"#, "an identifier out of range"),
            (#"{"ask":"tree","known":"\#(String(repeating: "a", count: 65))"}"#, "a name that is too long"),
            (#"{"ask":"set","view":1,"key":"text","value":"\#(String(repeating: "a", count: 65_536))"}"#, "the request is too long"),
        ])
    func hostile(json: String, reason: String) {
        let error = #expect(throws: InspectionRefusal.self) { try InspectionRequest(json: Array(json.utf8)) }
        #expect(error?.reason == reason)
        // A close frame of a connection has space for this.
        #expect(reason.utf8.count <= 120)
    }

    @Test("deep nesting is refused, and does not end the process")
    func nesting() {
        let deep = #"{"ask":"#.utf8 + [UInt8](repeating: UInt8(ascii: "["), count: 50_000)
        #expect(throws: InspectionRefusal.self) { try InspectionRequest(json: Array(deep)) }
    }

    @Test("answers are the same after they were written and read, also with numbers that JSON lacks")
    func answers() throws {
        var node = InspectionNode(id: 4, depth: 1, kind: .view, type: "UILabel")
        (node.label, node.alpha, node.frame) = ("Hello", 0.5, InspectionRect(x: 1, y: 2.25, width: .infinity, height: 4))
        node.margins = InspectionEdges(top: 8, left: 8, bottom: 8, right: 8)
        var view = InspectedView(id: 4, type: "UILabel")
        view.groups = [InspectionGroup("Label", [InspectionProperty("Text", .text, "Hello", key: "text")])]
        let frame = InspectionAppFrame(start: 1, end: 2, layout: 0.5, draw: 0.25, commit: 0.125, changes: 3)
        let answers: [InspectionAnswer] = [
            .tree(InspectionTree(width: 393, height: 852, nodes: [node])), .unchanged, .view(view),
            .appFrames(InspectionAppFrames(frames: [frame], lists: [])),
            .deviceFrames(InspectionDeviceFrames(frames: [], now: 5, appMemory: nil, simulatorMemory: 7, appProcessor: 0.5)),
            .refused("the view is gone"),
        ]
        for answer in answers { #expect(try InspectionAnswer(json: answer.json) == answer) }
        #expect(InspectionAnswer.unchanged.json == #"{"unchanged":true}"#)
        #expect(throws: (any Error).self) { try InspectionAnswer(json: "{}") }
    }

    @Test("the digest of a tree tells trees apart")
    func digest() {
        let node = InspectionNode(id: 1, depth: 0, kind: .window, type: "UIWindow")
        var hidden = node
        hidden.isHidden = true
        let trees = [[], [node], [hidden], [node, node]].map { InspectionTree(width: 1, height: 1, nodes: $0).digest }
        #expect(Set(trees).count == 4)
        #expect(InspectionTree(width: 1, height: 1, nodes: [node]).digest == trees[1])
    }
}

@Suite("Inspection: values that users write")
struct ValueTests {
    @Test("reads each kind of value")
    func values() throws {
        #expect(try InspectionValue(" 12.5 ", as: .number) == .number(12.5))
        #expect(try InspectionValue("true", as: .toggle) == .toggle(true))
        #expect(try InspectionValue("1, 2, 30, 4.5", as: .rect) == .numbers([1, 2, 30, 4.5]))
        #expect(try InspectionValue("-1,2", as: .point) == .numbers([-1, 2]))
        #expect(try InspectionValue("center", as: .choice, choices: ["left", "center"]) == .choice(1))
        #expect(try InspectionValue("two\nlines", as: .text) == .text("two\nlines"))
        #expect(try InspectionValue("#f00", as: .color) == .color(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(try InspectionValue("#0000ff00", as: .color) == .color(red: 0, green: 0, blue: 1, alpha: 0))
        #expect(try InspectionValue("clear", as: .color) == .color(red: 0, green: 0, blue: 0, alpha: 0))
    }

    @Test(
        "refuses a value with what would be accepted",
        arguments: [
            ("much", .number, "“much” is not a number"), ("", .number, "“” is not a number"), ("nan", .number, "“nan” is not a number"),
            ("inf", .number, "“inf” is not a number"), ("1e9", .number, "the number must be from -100000 to 100000"),
            ("1", .toggle, "write true or false"), ("1,2,3", .rect, "write four numbers: x, y, width, height"),
            ("0,0,-5,4", .rect, "a width or height cannot be negative"), ("1,,2", .point, "write two numbers: x, y"),
            ("#12", .color, "write a colour as #RRGGBB or #RRGGBBAA, or clear"),
            ("#１２３", .color, "write a colour as #RRGGBB or #RRGGBBAA, or clear"), ("up", .choice, "choose one of left, right"),
            ("a\0b", .text, "the text contains a character that is not text"),
            (String(repeating: "a", count: 40_000), .text, "the text is longer than 32 KiB"),
        ] as [(String, InspectionProperty.Kind, String)])
    func refusals(text: String, kind: InspectionProperty.Kind, reason: String) {
        let error = #expect(throws: InspectionRefusal.self) { try InspectionValue(text, as: kind, choices: ["left", "right"]) }
        #expect(error?.reason == reason)
    }

    @Test("a range is part of a number's refusal")
    func range() {
        let error = #expect(throws: InspectionRefusal.self) { try InspectionValue("1.5", as: .number, range: 0...1) }
        #expect(error?.reason == "the number must be from 0 to 1")
    }

    @Test("numbers and colours are written so that they are read again")
    func words() throws {
        #expect(InspectionValue.words(8) == "8")
        #expect(InspectionValue.words(8.3333333) == "8.333")
        #expect(InspectionValue.words([1, 2.5]) == "1, 2.5")
        let color = InspectionValue.words(red: 1, green: 0.5, blue: 0, alpha: 0.5)
        #expect(color == "#ff800080")
        #expect(try InspectionValue(color, as: .color) == .color(red: 1, green: 128.0 / 255, blue: 0, alpha: 128.0 / 255))
        #expect(InspectionValue.words(red: .nan, green: 2, blue: -1, alpha: 1) == "#00ff00")
    }

    @Test("constraints in words")
    func constraints() {
        var words = ConstraintWords(
            first: "self", firstAttribute: "leading", relation: "==", second: "superview", secondAttribute: "leadingMargin", multiplier: 1,
            constant: 8, priority: 1000)
        #expect(words.text == "self.leading == superview.leadingMargin + 8")
        (words.constant, words.priority, words.multiplier) = (-4.5, 750, 2)
        #expect(words.text == "self.leading == 2 × superview.leadingMargin − 4.5 @750")
        (words.second, words.firstAttribute, words.relation, words.constant) = (nil, "width", ">=", 44)
        #expect(words.text == "self.width >= 44 @750")
    }

    @Test("a plane is above what it covers and above its parent; planes that do not touch share a level")
    func levels() {
        var levels = PlaneLevels()
        func box(_ x: Double, _ width: Double) -> InspectionRect { InspectionRect(x: x, y: 0, width: width, height: 10) }
        #expect(levels.add(box(0, 100), above: -1) == 0)
        #expect(levels.add(box(0, 40), above: 0) == 1)
        #expect(levels.add(box(50, 40), above: 0) == 1)
        #expect(levels.add(box(30, 40), above: 0) == 2)
        #expect(levels.add(box(95, 5), above: 0) == 1)
    }
}
