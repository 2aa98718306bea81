import Foundation
import ObjectiveC
import QuartzCore
import Testing
import UILists

@testable import UIKitCore

@Suite("UIKit objects in formats, and class names", .application) @MainActor
struct ObjectFormatTests {
    @Test("%@ uses the description of Foundation's and UIKit's objects")
    func formats() {
        let (view, color) = (UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), UIColor.red)
        #expect(String(format: "%@ %@", view, color) == "\(view.description) \(color.description)")
        let date = Date(timeIntervalSinceReferenceDate: 0) as NSDate
        #expect(String(format: "%@|%@|%d", date, NSNumber(value: 5.0), 3) == "2001-01-01 00:00:00 +0000|5|3")
        #expect(String(format: "%@", NSArray(array: [1, "a"])) == "(\n    1,\n    a\n)")
        #expect(String(format: "%@", NSError(domain: "x", code: 4)) == NSError(domain: "x", code: 4).description)
        #expect(NSString(format: "%@ %@", "plain", "bridged" as NSString) == "plain bridged")
        #expect(String.localizedStringWithFormat("%2$@ %1$.1f", 1.5, view) == view.description + " 1.5")
        #expect(NSString.localizedStringWithFormat("%@", view) == view.description as NSString)
    }

    @Test("NSStringFromClass has UIKit's names, and NSClassFromString finds them")
    func names() {
        let pairs: [(AnyClass, String)] = [
            (UIView.self, "UIView"), (UITableViewCell.self, "UITableViewCell"), (CALayer.self, "CALayer"), (NSObject.self, "NSObject"),
            // Apps find the views of tabs by this name.
            (UITabBarButton.self, "UITabBarButton"),
        ]
        for (type, name): (AnyClass, String) in pairs {
            #expect(ClassNames.name(type) == name)
            #expect(ClassNames.type(name) == type)
        }
        #expect(String(describing: UIView.self) == "UIView")
        #expect(UIView().description.contains("UIView"))
    }
}
