import Foundation
import QuartzCore
import SwiftFour
import Testing
import UIKitCore
import UserNotifications

@Suite("Names from before Swift 4.2", .application) @MainActor struct RenamedNamesTests {
    @Test("Swift 4 sources can use the older names")
    func older() {
        #expect(SwiftFourNames.masks() == [UIView.AutoresizingMask.flexibleHeight, .flexibleWidth])
        #expect(SwiftFourNames.sound("bell.caf").name == "bell.caf")
        #expect(SwiftFourNames.operation(UINavigationController.Operation.push))
        let (parent, child) = (UIViewController(), UIViewController())
        #expect(SwiftFourNames.adopt(child, by: parent) == [child])
        #expect(parent.children.isEmpty)
        #expect(SwiftFourNames.inset(CGRect(x: 0, y: 0, width: 100, height: 50)) == CGRect(x: 2, y: 1, width: 94, height: 46))
        #expect(SwiftFourNames.above() == UIWindow.Level(1001))
        #expect(SwiftFourNames.level() == .statusBar)
        #expect(SwiftFourNames.name() == UIResponder.keyboardWillShowNotification)
        #expect(
            SwiftFourNames.others() == [
                UIWindow.didBecomeKeyNotification, UITextView.textDidEndEditingNotification, UIDevice.batteryLevelDidChangeNotification,
            ])
    }

    @Test("Swift 4 sources, and those of Swift 3 that are read as Swift 4, can use the older constants of text and animations")
    func constants() {
        let attributes = SwiftFourNames.attributes()
        #expect(attributes[.foregroundColor] as? UIColor == .red)
        #expect((attributes[.font] as? UIFont)?.pointSize == 10)
        let animation = SwiftFourNames.animation()
        #expect(animation.fillMode == .forwards)
        #expect((animation as? CAKeyframeAnimation)?.calculationMode == .paced)
        let layer = CALayer()
        #expect(!SwiftFourNames.gravity(of: layer))
        layer.contentsGravity = .resizeAspectFill
        #expect(SwiftFourNames.gravity(of: layer))
    }
}
