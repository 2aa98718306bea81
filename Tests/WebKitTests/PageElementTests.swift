import CoreGraphics
import Foundation
import Testing

@testable import WebKit

@Suite("Elements of a page") struct PageElementTests {
    private static func object(_ text: String) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    /// Nodes "number role name {…}", indented below their parents.
    private static func tree(_ nodes: [(id: Int, role: String, name: String, children: [Int], more: String)]) throws -> [String: Any] {
        let texts = nodes.map { node in
            let children = node.children.map { "\"\($0)\"" }.joined(separator: ",")
            return """
                {"nodeId":"\(node.id)","backendDOMNodeId":\(node.id),"role":{"value":"\(node.role)"},"name":{"value":"\(node.name)"},
                "childIds":[\(children)]\(node.more.isEmpty ? "" : "," + node.more)}
                """
        }
        return try object("{\"nodes\":[\(texts.joined(separator: ","))]}")
    }

    /// A snapshot at three pixels per CSS pixel, with nodes below each other.
    private static func snapshot(_ nodes: [Int], attributes: [Int: [String: String]] = [:]) throws -> [String: Any] {
        var strings: [String] = []
        let words = nodes.map { node in
            (attributes[node] ?? [:]).sorted { $0.key < $1.key }.flatMap { pair -> [Int] in
                strings += [pair.key, pair.value]
                return [strings.count - 2, strings.count - 1]
            }
        }
        let bounds = nodes.indices.map { [0, $0 * 30, 300, 30] }
        return [
            "strings": strings,
            "documents": [
                [
                    "nodes": ["backendNodeId": nodes, "attributes": words],
                    "layout": ["nodeIndex": Array(nodes.indices), "bounds": bounds],
                ]
            ],
        ]
    }

    @Test("buttons, links, fields and texts have their names, values, states and places")
    func kinds() throws {
        let tree = try Self.tree([
            (1, "RootWebArea", "Page", [2, 4, 6, 7, 8, 9, 10, 11], ""),
            (2, "heading", "Title", [3], ""), (3, "StaticText", " Title\\n  two ", [], ""),
            (4, "button", "Sign in", [5], "\"properties\":[{\"name\":\"disabled\",\"value\":{\"value\":true}}]"),
            (5, "StaticText", "Sign in", [], ""),
            (6, "textbox", "User", [], "\"value\":{\"value\":\"ann\"},\"properties\":[{\"name\":\"focused\",\"value\":{\"value\":true}}]"),
            (7, "textbox", "Word", [], ""),
            (8, "checkbox", "Agree", [], "\"properties\":[{\"name\":\"checked\",\"value\":{\"value\":\"true\"}}]"),
            (9, "slider", "Volume", [], "\"value\":{\"value\":3}"),
            (10, "image", "", [], ""), (11, "link", "More", [], ""),
        ])
        let snapshot = try Self.snapshot(
            Array(1...11), attributes: [6: ["placeholder": "Name", "type": "text"], 7: ["type": "Password"]])
        let found = PageElementReader.elements(trees: [tree], snapshot: snapshot, scale: 3)
        #expect(found.map(\.kind) == [.text, .button, .textField, .secureTextField, .checkbox, .slider, .link])
        #expect(found.map(\.label) == ["Title two", "Sign in", "User", "Word", "Agree", "Volume", "More"])
        #expect(found.map(\.isHeader) == [true, false, false, false, false, false, false])
        #expect(found.map(\.isEnabled) == [true, false, true, true, true, true, true])
        #expect(found.map(\.isFocused) == [false, false, true, false, false, false, false])
        #expect(found.map(\.value) == [nil, nil, "ann", nil, "1", "3", nil])
        #expect(found[2].placeholder == "Name")
        #expect(found[1].frame == CGRect(x: 0, y: 30, width: 100, height: 10))
    }

    @Test("what is ignored, has no place or is a space is left out; what is below it is not")
    func omissions() throws {
        let tree = try Self.tree([
            (1, "RootWebArea", "", [2, 3, 5], ""), (2, "button", "Without a place", [], ""),
            (3, "none", "", [4], "\"ignored\":true"), (4, "link", "Below", [], ""), (5, "StaticText", "  ", [], ""),
        ])
        let found = PageElementReader.elements(trees: [tree], snapshot: try Self.snapshot([1, 3, 4, 5]), scale: 1)
        #expect(found.map(\.label) == ["Below"])
    }

    @Test("a frame's elements are where the frame is, less what it has scrolled")
    func frames() throws {
        let snapshot: [String: Any] = [
            "documents": [
                [
                    "nodes": ["backendNodeId": [1, 2], "contentDocumentIndex": ["index": [1], "value": [1]]],
                    "layout": ["nodeIndex": [0, 1], "bounds": [[0, 0, 200, 200], [20, 100, 100, 60]]],
                ],
                [
                    "scrollOffsetX": 0, "scrollOffsetY": 10, "nodes": ["backendNodeId": [5, 6]],
                    "layout": ["nodeIndex": [0, 1], "bounds": [[0, 0, 100, 60], [4, 30, 40, 20]]],
                ],
            ]
        ]
        let inner = try Self.tree([(5, "RootWebArea", "", [6], ""), (6, "button", "Inner", [], "")])
        let outer = try Self.tree([(1, "RootWebArea", "", [], "")])
        let found = PageElementReader.elements(trees: [outer, inner], snapshot: snapshot, scale: 2)
        #expect(found.map(\.frame) == [CGRect(x: 12, y: 60, width: 20, height: 10)])
    }

    @Test(
        "a page with too many nodes or too much text is not read", arguments: [([30_001, 0], [0, 0]), ([0, 1_500_000], [0, 600_000])])
    func tooMuch(page: [Int], frame: [Int]) {
        var size = PageContentSize()
        #expect(size.isReadable)
        for values in [[20, 300], frame, []] { size.add(values.map { NSNumber(value: $0) }) }
        #expect(size.isReadable)
        for _ in 0..<2 { size.add(page.map { NSNumber(value: $0) }) }
        #expect(!size.isReadable)
        var hostile = PageContentSize()
        for _ in 0..<4 { hostile.add([NSNumber(value: Int.max), NSNumber(value: Int.max)]) }
        #expect(!hostile.isReadable)
    }

    @Test("answers of another shape have no elements, and circles end")
    func hostile() throws {
        let circle = try Self.tree([(1, "RootWebArea", "", [2], ""), (2, "generic", "", [1, 2, 3], ""), (3, "button", "End", [], "")])
        #expect(PageElementReader.elements(trees: [circle], snapshot: try Self.snapshot([3]), scale: 0).map(\.label) == ["End"])
        let shapes = [
            "{}", #"{"nodes":3}"#, #"{"nodes":[1,null]}"#, #"{"nodes":[{}]}"#,
            #"{"nodes":[{"nodeId":"1","role":"button","childIds":"2"}]}"#,
            #"{"nodes":[{"nodeId":"1","role":{"value":"button"},"name":3,"backendDOMNodeId":3}]}"#,
            #"{"documents":[{"nodes":{"backendNodeId":[3],"attributes":[[7]],"contentDocumentIndex":{"index":[9],"value":[0]}},"layout":{"nodeIndex":[5],"bounds":[[1]]}}]}"#,
            #"{"documents":[{"nodes":[],"layout":[]},{"nodes":{}}],"strings":{}}"#,
        ]
        for tree in shapes {
            for snapshot in shapes {
                #expect(PageElementReader.elements(trees: [try Self.object(tree)], snapshot: try Self.object(snapshot), scale: 1).isEmpty)
            }
        }
    }
}
