import Foundation
import Testing
import UIKitCore

@Suite("Windows of a package's tests", .application) @MainActor struct HostWindowTests {
    @Test("find the key window of the host app, the same each time")
    func hostWindow() throws {
        ApplicationContext.install(ApplicationContext(environment: StandaloneEnvironment(), hostsTests: true))
        let window = try #require(UIApplication.shared.keyWindow)
        #expect(UIApplication.shared.keyWindow === window)
        #expect(UIApplication.shared.windows == [window])
        #expect(window.rootViewController != nil)
        #expect(window.bounds == UIScreen.main.bounds)
    }

    @Test("a window that a function makes lives on until the main queue's next turn, and its views can become first responder")
    func window() async {
        ApplicationContext.install(ApplicationContext(environment: StandaloneEnvironment(), hostsTests: true))
        weak var window: UIWindow?
        let field = UITextField()
        func show() {
            let made = UIWindow()
            made.addSubview(field)
            window = made
        }
        show()
        #expect(window != nil)
        #expect(field.becomeFirstResponder())
        #expect(field.isFirstResponder)
        await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
        #expect(window == nil)
    }

    @Test("a separate application has only the windows it shows")
    func ownApplication() {
        let app = TestApplication()
        app.activate()
        #expect(UIApplication.shared.keyWindow == nil)
        let window = app.window()
        #expect(UIApplication.shared.windows == [window])
    }
}
