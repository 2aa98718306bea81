import AlertTestSupport
import CoreGraphics
import InspectionProtocol
import Testing
import UIKitCore

@testable import ViewInspection

@Suite("Inspector: tree and views", .application) @MainActor
struct TreeTests {
    private final class PageController: UIViewController {}

    @Test("has windows, controllers and views with what tells them apart, and is left out while it is known")
    func tree() throws {
        let page = PageController()
        page.title = "Page"
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 120, height: 30))
        (label.text, label.accessibilityIdentifier) = ("Hello\nthere", "greeting")
        let box = UIView(frame: CGRect(x: 10, y: 200, width: 50, height: 40))
        (box.alpha, box.isHidden, box.clipsToBounds, box.backgroundColor) = (0.5, true, true, .red)
        for view in [label, box] { page.view.addSubview(view) }
        let stage = InspectionStage(page)
        let tree = try stage.tree()
        #expect(tree.width == 393)
        #expect(tree.height == 852)
        #expect(tree.omitted == 0)
        let root = try #require(tree.nodes.first { $0.id == stage.id(of: page) })
        #expect(root.kind == .controller)
        #expect(root.type == "PageController")
        #expect(root.label == "Page")
        let window = try #require(tree.nodes.first { $0.id == stage.id(of: stage.app.window) })
        #expect(window.kind == .window)
        #expect(window.depth == 0)
        let text = try #require(tree.nodes.first { $0.id == stage.id(of: label) })
        #expect(text.type == "UILabel")
        #expect(text.label == "Hello there")
        #expect(text.identifier == "greeting")
        #expect(text.kind == .view)
        #expect(text.screen == InspectionRect(x: 20, y: 100, width: 120, height: 30))
        #expect(text.frame == text.screen)
        #expect(text.isHidden == nil)
        #expect(text.alpha == nil)
        #expect(text.clips == nil)
        let view = try #require(tree.nodes.first { $0.id == stage.id(of: box) })
        #expect(view.isHidden == true)
        #expect(view.alpha == 0.5)
        #expect(view.clips == true)
        #expect(view.draws == true)
        #expect(text.depth == root.depth + 2)
        #expect(view.depth == text.depth)
        guard case .unchanged = try stage.inspector.answer(.tree(known: tree.digest)) else {
            Issue.record("the known tree came again")
            return
        }
        label.text = "Other"
        #expect(try stage.tree().digest != tree.digest)
    }

    @Test("a number stays with its view and is not given to another; a view that is gone is refused")
    func identity() throws {
        let stage = InspectionStage()
        var view: UIView? = UIView()
        let number = stage.id(of: try #require(view))
        #expect(stage.id(of: try #require(view)) == number)
        _ = try stage.inspector.answer(.view(number))
        view = nil
        #expect(stage.id(of: UIView()) != number)
        let error = #expect(throws: InspectionRefusal.self) { try stage.inspector.answer(.view(number)) }
        #expect(error?.reason == "the view is gone: the app no longer has it")
        #expect(stage.inspector.answer("{") == #"{"refused":"not a request of the inspector"}"#)
    }

    @Test("a view has its class's properties first, with their values")
    func properties() throws {
        let page = UIViewController()
        let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        (label.text, label.numberOfLines, label.textAlignment) = ("Hi", 3, .center)
        label.font = .systemFont(ofSize: 20)
        page.view.addSubview(label)
        let found = try InspectionStage(page).describe(label)
        #expect(found.classes == ["UILabel", "UIView", "UIResponder", "NSObject"])
        #expect(found.groups.first?.title == "Label")
        #expect(found.groups.last?.title == "Traits")
        #expect(found.value("Label", "Text") == "Hi")
        #expect(found.value("Label", "Font size") == "20")
        #expect(found.value("Label", "Alignment") == "center")
        #expect(found.value("View", "Frame") == "1, 2, 30, 40")
        #expect(found.value("View", "Background") == "none")
        #expect(found.value("Traits", "Appearance") == "light")
        #expect(found.groups.allSatisfy { $0.title != "Control" })
    }

    @Test("controls, switches, sliders and scroll views have theirs; a password is not shown")
    func kinds() throws {
        let stage = InspectionStage()
        let control = UISwitch()
        (control.isOn, control.isEnabled) = (true, false)
        let found = try stage.describe(control)
        #expect(found.value("Switch", "On") == "true")
        #expect(found.value("Control", "State") == "disabled")
        let slider = UISlider()
        slider.value = 0.25
        #expect(try stage.describe(slider).value("Slider", "Value") == "0.25")
        let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        (scroller.contentSize, scroller.contentOffset) = (CGSize(width: 100, height: 500), CGPoint(x: 0, y: 60))
        #expect(try stage.describe(scroller).value("Scroll view", "Offset") == "0, 60")
        let field = UITextField()
        (field.text, field.isSecureTextEntry) = ("secret", true)
        let secret = try stage.describe(field)
        #expect(secret.value("Text field", "Text") == nil)
        #expect(!InspectionAnswer.view(secret).json.contains("secret"))
    }

    @Test("the responder chain goes from the view by its controller to the application, and ends if it is a circle")
    func responders() throws {
        final class Circle: UIView { override var next: UIResponder? { self } }
        let page = PageController()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        page.view.addSubview(field)
        let stage = InspectionStage(page)
        field.becomeFirstResponder()
        let chain = try stage.describe(field).responders
        #expect(chain.prefix(3).map(\.type) == ["UITextField", "UIView", "PageController"])
        #expect(chain.map(\.type).contains("UIWindow"))
        #expect(chain.map(\.type).contains("UIApplication"))
        #expect(chain.map(\.isFirstResponder).prefix(2) == [true, false])
        #expect(chain[2].id == stage.id(of: page))
        #expect(chain.last { $0.type == "UIApplication" }?.id == nil)
        #expect(try stage.describe(Circle()).responders.count == 1)
    }

    @Test("gesture recognisers of the view and of those that contain it, with state, name and targets")
    func gestures() throws {
        let page = UIViewController()
        let (outer, inner) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        )
        page.view.addSubview(outer)
        outer.addSubview(inner)
        let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
        (tap.name, pan.isEnabled) = ("open", false)
        inner.addGestureRecognizer(tap)
        outer.addGestureRecognizer(pan)
        let stage = InspectionStage(page)
        let found = try stage.describe(inner).gestures
        #expect(found.prefix(2).map(\.type) == ["UITapGestureRecognizer", "UIPanGestureRecognizer"])
        #expect(found[0].name == "open")
        #expect(found[0].state == "possible")
        #expect(found[0].owner == nil)
        #expect(found[0].isEnabled)
        #expect(found[1].owner == "UIView")
        #expect(found[1].view == stage.id(of: outer))
        #expect(!found[1].isEnabled)
        tap.state = .failed
        #expect(try stage.describe(inner).gestures[0].state == "failed")
    }

    @Test("layers are planes with their own images, their place on the screen and what clips them")
    func layers() throws {
        let page = UIViewController()
        page.view.backgroundColor = .white
        let clip = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
        (clip.backgroundColor, clip.clipsToBounds, clip.alpha) = (.blue, true, 0.5)
        let wide = UIView(frame: CGRect(x: 10, y: 10, width: 300, height: 20))
        wide.backgroundColor = .red
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        page.view.addSubview(clip)
        clip.addSubview(wide)
        clip.addSubview(plain)
        let stage = InspectionStage(page)
        guard case .layers(let stack) = try stage.inspector.answer(.layers(0)) else {
            Issue.record("no layers")
            return
        }
        let planes = Dictionary(stack.planes.map { ($0.id, $0) }) { first, _ in first }
        let (back, box, line) = (planes[stage.id(of: page.view)], planes[stage.id(of: clip)], planes[stage.id(of: wide)])
        #expect(back?.clip == nil)
        #expect(back?.image != nil)
        #expect(box?.transform == [1, 0, 0, 1, 50, 60])
        #expect(box?.opacity == 0.5)
        #expect(line?.transform == [1, 0, 0, 1, 60, 70])
        #expect(line?.width == 300)
        #expect(line?.clip == InspectionRect(x: 50, y: 60, width: 100, height: 100))
        #expect(planes[stage.id(of: plain)]?.image == nil)
        let levels = [back, box, line].compactMap { $0?.level }
        #expect(levels == levels.sorted())
        #expect(Set(levels).count == 3)
        guard case .layers(let part) = try stage.inspector.answer(.layers(stage.id(of: clip))) else { return }
        #expect(Set(part.planes.map(\.id)) == Set([clip, wide, plain].map { stage.id(of: $0) }))
    }
}
