import Foundation
import ObjectiveC
import TestSupport
import Testing
import UIKitCore

@Suite("Windows of delegates", .application) @MainActor struct DelegateWindowTests {
    private final class Owner: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
        var window: UIWindow?
    }

    private final class Windowless: UIResponder, UIApplicationDelegate {}

    @Test("a delegate of unknown class has an optional window whose requirement is optional, too")
    func existential() {
        let (owner, window) = (Owner(), UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 20)))
        owner.window = window
        let delegate: (any UIApplicationDelegate)? = owner
        #expect(delegate?.window??.bounds.width == 10)
        #expect(delegate?.window!?.bounds.width == 10)
        if let found = delegate?.window { #expect(found?.bounds.width == 10) } else { Issue.record("no window") }
        if let outer = delegate?.window, let inner = outer { #expect(inner === window) } else { Issue.record("no window") }
        let scene: any UIWindowSceneDelegate = owner
        #expect(scene.window??.bounds.width == 10)
        let none: any UIApplicationDelegate = Windowless()
        #expect((none.window ?? nil) == nil)
    }

    @Test("a class is its own class for coders")
    func classForCoder() {
        #expect(UIView.classForCoder() === UIView.self)
        #expect(Bundle(for: Owner.classForCoder()) == Bundle(for: Owner.self))
    }
}
