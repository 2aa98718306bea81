import Testing
import UIKit

private class Gauge: UIControl {
    @objc dynamic var level = 0
    var actions: [String] = []
    override var isEnabled: Bool { didSet { actions.append("didSet") } }
    @objc func touched(_ sender: Gauge, for event: UIEvent?) { actions.append("touched") }
}

private class Holder<Content: UIView>: UIViewController {
    @objc dynamic var content: Content?
    @objc func reload() { title = "reloaded" }
}

private final class GaugeHolder: Holder<Gauge> {}

protocol Makeable {
    init()
}
extension Makeable {
    static func made() -> Self { Self() }
}
extension NSObject: Makeable {}
private struct Point3: Makeable, Equatable { var (x, y, z) = (1, 2, 3) }
private func several<Value: Makeable>(_ type: Value.Type) -> [Value] { [Value(), type.init(), type.made()] }

/// > Contract: UIKit, UIControl.sendActions(for:); Foundation, NSClassFromString(_:)
@Suite("messages and observing of an app's UIKit classes") @MainActor struct ViewMessageTests {
    @Test("a class by name is made with init")
    func classByName() {
        let made = (NSClassFromString("UILabel") as? UIView.Type)?.init()
        #expect(made is UILabel)
        let array = (NSClassFromString("NSMutableArray") as? NSObject.Type)?.init()
        #expect(array is NSMutableArray)
    }

    @Test("a protocol with init() makes objects of every framework class that conforms, and values")
    func makeable() {
        #expect(UILabel.made().text == nil)
        #expect(several(NSMutableArray.self).map(\.count) == [0, 0, 0])
        #expect(several(Gauge.self).allSatisfy { $0.level == 0 })
        #expect(several(Point3.self).allSatisfy { $0 == Point3() })
    }

    @Test("a control's actions are sent by selector")
    func actions() {
        let gauge = Gauge(frame: .zero)
        gauge.addTarget(gauge, action: #selector(Gauge.touched(_:for:)), for: .valueChanged)
        gauge.sendActions(for: .valueChanged)
        #expect(gauge.actions == ["touched"])
        #expect(gauge.actions(forTarget: gauge, forControlEvent: .valueChanged) == ["touched:for:"])
    }

    @Test("a view's own dynamic property and UIKit's properties are observed by key")
    func observing() {
        let gauge = Gauge(frame: .zero)
        #expect(watching(gauge, "level") { gauge.level = 2 }.map { $0.change[.newKey] as? Int } == [2])
        #expect(watching(gauge, "hidden") { gauge.isHidden = true }.map { $0.change[.newKey] as? Bool } == [true])
        #expect(watching(gauge, "layer.cornerRadius") { gauge.layer.cornerRadius = 3 }.count == 1)
    }

    @Test("a generic controller and its subclass have keys, selectors and observers")
    func generic() {
        let holder = GaugeHolder()
        #expect(holder.responds(to: Selector(("reload"))))
        holder.perform(Selector(("reload")))
        #expect(holder.title == "reloaded")
        let gauge = Gauge(frame: .zero)
        #expect(watching(holder, "content") { holder.content = gauge }.count == 1)
        #expect(holder.value(forKey: "content") as? Gauge === gauge)
        #expect(watching(holder, "content.level") { gauge.level = 4 }.count == 1)
    }
}
