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
}
