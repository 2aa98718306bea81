import Foundation
import Testing
import UIDynamics
import UIKitCore

// Each class overrides the designated initializers that Apple documents, and no other: it inherits the rest.
private final class Glass: UIVisualEffectView {
    override init(effect: UIVisualEffect?) { super.init(effect: UIBlurEffect(style: .light)) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Pages: UIPageViewController {
    override init(transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil) {
        super.init(transitionStyle: .scroll, navigationOrientation: .vertical, options: options)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Smiley: NSTextAttachment, @unchecked Sendable {
    override init(data contentData: Data?, ofType uti: String?) {
        super.init(data: contentData, ofType: uti)
        bounds.size.width = 20
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Titled: UINavigationItem {
    override init(title: String) {
        super.init(title: title)
        prompt = "Prompt"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
/// Xcode completes the class method of this name first.
private final class Awoken: UIView {
    override class func awakeFromNib() { super.awakeFromNib() }
}

@Suite("Inherited initializers", .application) @MainActor struct InheritedInitializerTests {
    @Test("a subclass of an effect view that has its designated initializers is made without arguments, and with a frame")
    func effectView() {
        #expect(Glass().effect != nil)
        let framed = Glass(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(framed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(framed.effect != nil)
        #expect(UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).effect == nil)
    }

    @Test("of a page view controller, with a nib's name")
    func pages() {
        #expect(Pages().transitionStyle == .scroll)
        let named = Pages(nibName: "Name", bundle: nil)
        #expect(named.nibName == "Name")
        #expect(named.navigationOrientation == .vertical)
        #expect(UIPageViewController(nibName: nil, bundle: nil).spineLocation == .min)
    }

    @Test("of an attachment and of a navigation item")
    func items() {
        #expect(Smiley().bounds.width == 20)
        #expect(Titled().prompt == "Prompt")
        #expect(Titled().title == nil)
        #expect(Awoken().subviews.isEmpty)
    }
}
