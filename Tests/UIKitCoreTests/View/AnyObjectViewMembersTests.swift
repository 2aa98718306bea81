import CoreGraphics
import ObjectiveC
import TestSupport
import Testing
import UIKitCore

@Suite("Members of views on any object", .application) @MainActor struct AnyObjectViewMembersTests {
    @Test("a view and a bar's item respond; an object without the member does not")
    func members() {
        let button = UIButton(frame: CGRect(x: 3, y: 4, width: 50, height: 20))
        button.tag = 7
        button.setTitle("Go", for: .normal)
        let members = AnyObjectMembers(button)
        #expect(members.bounds == CGRect(x: 0, y: 0, width: 50, height: 20))
        #expect(members.frame == button.frame)
        #expect(members.tag == 7)
        #expect(members.currentTitle == .some("Go"))
        #expect(members.superview == .some(nil))
        #expect(members.isOn == nil)
        #expect(members.selectedSegmentIndex == nil)
        #expect(members.currentPage == nil)
        let item = UIBarButtonItem()
        item.tag = 9
        #expect(AnyObjectMembers(item).tag == 9)
        #expect(AnyObjectMembers(item).superview == nil)
        #expect(AnyObjectMembers(item).bounds == nil)
    }

    @Test("a view, a layout guide and a controller's guide have anchors; the state of views and controls is there too")
    func anchors() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        let top = AnyObjectMembers(view).topAnchor.constraint(equalTo: view.bottomAnchor)
        #expect(top.firstItem === view)
        #expect(top.firstAttribute == .top)
        let middle = AnyObjectMembers(view).centerXAnchor.constraint(equalTo: view.leftAnchor)
        #expect(middle.firstItem === view)
        #expect(middle.firstAttribute == .centerX)
        let width = AnyObjectMembers(guide).widthAnchor.constraint(equalToConstant: 5)
        #expect(width.firstItem === guide)
        #expect(width.firstAttribute == .width)
        let controller = UIViewController()
        let bar: AnyObject = controller.topLayoutGuide
        let bottom = AnyObjectMembers(bar).bottomAnchor.constraint(equalTo: controller.view.topAnchor)
        #expect(bottom.firstItem === controller.topLayoutGuide)
        #expect(bottom.firstAttribute == .bottom)
        #expect(AnyObjectMembers(bar).heightAnchor != nil)
        #expect(AnyObjectMembers(UIBarButtonItem()).topAnchor == nil)
        let control = UISwitch()
        control.isSelected = true
        control.alpha = 0.5
        view.addSubview(control)
        #expect(AnyObjectMembers(control).isSelected == true)
        #expect(AnyObjectMembers(control).isHidden == false)
        #expect(AnyObjectMembers(control).alpha == 0.5)
        #expect(AnyObjectMembers(view).center == CGPoint(x: 25, y: 10))
        #expect(AnyObjectMembers(view).subviews == [control])
        #expect(AnyObjectMembers(view).isSelected == nil)
    }

    @Test("a view leaves its superview, a gesture has a state and a place, and what has a text says it")
    func methods() {
        let view = UIView()
        let label = UILabel()
        label.text = "Go"
        view.addSubview(label)
        #expect(AnyObjectMembers(label).text == .some("Go"))
        #expect(AnyObjectMembers(UITextField()).text == .some(""))
        #expect(AnyObjectMembers(view).text == nil)
        AnyObjectMembers(label).removeFromSuperview()
        #expect(label.superview == nil)
        let recognizer = UITapGestureRecognizer()
        view.addGestureRecognizer(recognizer)
        #expect(AnyObjectMembers(recognizer).state == .possible)
        #expect(AnyObjectMembers(recognizer).location(in: view) == recognizer.location(in: view))
        #expect(AnyObjectMembers(label).state == nil)
        #expect(AnyObjectMembers(UIButton()).isEnabled == true)
        #expect(AnyObjectMembers(UIBarButtonItem()).isEnabled == true)
        #expect(AnyObjectMembers(view).isEnabled == nil)
    }
}
