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

    @Test("a separate application has only the windows it shows")
    func ownApplication() {
        let app = TestApplication()
        app.activate()
        #expect(UIApplication.shared.keyWindow == nil)
        let window = app.window()
        #expect(UIApplication.shared.windows == [window])
    }
}
