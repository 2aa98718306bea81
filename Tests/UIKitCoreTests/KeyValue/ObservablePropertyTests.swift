import Foundation
import ObjectiveC
import QuartzCore
import Testing

@testable import UIKitCore
@testable import UILists

/// > Contract: Foundation, NSKeyValueObserving; the properties of `docs/key-value-coding.md`
@Suite("Observable properties", .application) @MainActor struct ObservablePropertyTests {
    let app = TestApplication()

    @Test("each property notifies once for each change, with old and new value")
    func changes() {
        #expect(ObservablePropertyList.all.count > 100)
        for property in ObservablePropertyList.all { #expect(property.problems() == [], "\(property.name)") }
    }

    @Test("transforms in three dimensions notify once for each change")
    func transforms() {
        var seen: [String] = []
        let (view, layer) = (UIView(frame: .zero), CALayer())
        let observations = [
            view.observe(ObjCRuntime.keyPath(\UIView.transform3D, "transform3D")) { _, _ in seen.append("transform3D") },
            layer.observe(ObjCRuntime.keyPath(\CALayer.transform, "transform")) { _, _ in seen.append("transform") },
            layer.observe(ObjCRuntime.keyPath(\CALayer.sublayerTransform, "sublayerTransform")) { _, _ in seen.append("sublayers") },
        ]
        view.transform3D = CATransform3DMakeScale(2, 2, 1)
        layer.transform = CATransform3DMakeScale(2, 2, 1)
        layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
        #expect(seen == ["transform3D", "transform", "sublayers"])
        for observation in observations { observation.invalidate() }
    }

    @Test("the list names every property that the frameworks tell of")
    func complete() throws {
        let listed = Set(ObservablePropertyList.all.map { $0.name.split(separator: ".").last.map(String.init) ?? "" })
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Sources").standardized
        var told: Set<String> = []
        for module in ["UIKitCore", "UILists", "QuartzCore"] {
            let files = try #require(FileManager.default.enumerator(atPath: sources.path + "/" + module))
            for case let file as String in files where file.hasSuffix(".swift") {
                let text = try String(contentsOfFile: "\(sources.path)/\(module)/\(file)", encoding: .utf8)
                for match in text.matches(of: /KeyValueChanges\.(?:will\(self, |set\()"([A-Za-z0-9]+)"/) { told.insert(String(match.1)) }
            }
        }
        #expect(told.count > 50)
        #expect(told.subtracting(listed).sorted() == ObservablePropertyList.testedElsewhere.sorted())
    }

    @Test("what the user types does not notify of text, as on iOS")
    func typing() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        var count = 0
        let observation = field.observe(ObjCRuntime.keyPath(\UITextField.text, "text")) { _, _ in count += 1 }
        field.insertText("a")
        #expect(field.text == "a")
        #expect(count == 0)
        field.text = "b"
        #expect(count == 1)
        observation.invalidate()
    }

    @Test("a view's frame changes its layer's bounds and position, each told once")
    func layerOfView() {
        let view = UIView(frame: .zero)
        var seen: [String] = []
        let observations = [
            view.layer.observe(ObjCRuntime.keyPath(\CALayer.bounds, "bounds")) { _, _ in seen.append("bounds") },
            view.layer.observe(ObjCRuntime.keyPath(\CALayer.position, "position")) { _, _ in seen.append("position") },
        ]
        view.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        #expect(seen.sorted() == ["bounds", "position"])
        for observation in observations { observation.invalidate() }
    }
}
