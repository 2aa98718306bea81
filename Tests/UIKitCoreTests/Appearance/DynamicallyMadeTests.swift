import Foundation
import ObjectiveC
import TestSupport
import Testing

@testable import UIKitCore

private final class FramedView: UIView {
    let made: String

    override init(frame: CGRect) {
        made = "frame \(Int(frame.width))"
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
}

private final class TitledButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        setTitle("own", for: .normal)
    }
    required init?(coder: NSCoder) { nil }
}

private final class NamedController: UIViewController {
    let made: String

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        made = nibNameOrNil ?? "none"
        super.init(nibName: nil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { nil }
}

private final class CountingSegue: UIStoryboardSegue {
    let made: String

    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        made = "segue " + (identifier ?? "")
        super.init(identifier: identifier, source: source, destination: destination)
    }
}

@Suite("Initialisers of classes known only at run time", .application)
@MainActor
struct DynamicallyMadeTests {
    let app = TestApplication()

    @Test("a view's class makes an instance by the class's own initialiser")
    func view() throws {
        let type: UIView.Type = FramedView.self
        #expect((type.dynamicallyMade(frame: CGRect(x: 0, y: 0, width: 7, height: 1)) as? FramedView)?.made == "frame 7")
        #expect((type.dynamicallyMade() as? FramedView)?.made == "frame 0")
    }

    @Test("a button's class makes a button of a type")
    func button() throws {
        let type: UIButton.Type = TitledButton.self
        let button = try #require(type.dynamicallyMade(type: .system) as? TitledButton)
        #expect(button.buttonType == .system)
        #expect(button.currentTitle == "own")
    }

    @Test("a controller's class makes one by the name of a nib, a segue's class one by its ends")
    func controllers() throws {
        let type: UIViewController.Type = NamedController.self
        let controller = try #require(type.dynamicallyMade(nibName: "Page", bundle: nil) as? NamedController)
        #expect(controller.made == "Page")
        let segueType: UIStoryboardSegue.Type = CountingSegue.self
        let target = UIViewController(nibName: nil, bundle: nil)
        let segue = try #require(segueType.dynamicallyMade(identifier: "go", source: controller, destination: target) as? CountingSegue)
        #expect(segue.made == "segue go")
        #expect(segue.source === controller)
        #expect(segue.destination === target)
    }

    @Test("a class's own properties have keys")
    func classProperties() {
        ResponderSelectors.register()
        #expect(UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication === UIApplication.shared)
    }

    @Test("images, bar items and alert actions have identifiers for tests, an action's button has it, too")
    func identifiers() {
        let action = UIAlertAction(title: "Go", style: .default)
        let objects: [any UIAccessibilityIdentification] = [UIImage(), UIBarButtonItem(), action, UIMenu(title: "m")]
        for object in objects {
            object.accessibilityIdentifier = "name"
            #expect(object.accessibilityIdentifier == "name")
        }
        let button = AlertActionView(action, isSheet: false, isEmphasized: false) { _ in }
        #expect(button.accessibilityIdentifier == "name")
    }

    @Test("a class describes itself by its Objective-C name")
    func description() {
        #expect(UIView.description() == "UIView")
        #expect(TitledButton.description() == "UIKitCoreTests.TitledButton")
        let object: AnyObject = UILabel()
        #expect(AnyObjectMembers.description(of: type(of: object)) == "UILabel")
    }

    @Test("the idiom function gives the device's idiom")
    @available(*, deprecated)
    func idiom() { #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom) }
}
