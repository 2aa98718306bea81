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

@Suite("Initialisers of classes known only at run time")
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
