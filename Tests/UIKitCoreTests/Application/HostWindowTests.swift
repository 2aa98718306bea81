import Testing
import UIKitCore

@Suite("A package's tests") @MainActor struct HostWindowTests {
    @Test("find the key window of the app they are hosted in, the same each time")
    func hostWindow() throws {
        ApplicationContext.install(ApplicationContext(environment: StandaloneEnvironment(), hostsTests: true))
        let window = try #require(UIApplication.shared.keyWindow)
        #expect(UIApplication.shared.keyWindow === window)
        #expect(UIApplication.shared.windows == [window])
        #expect(window.rootViewController != nil)
        #expect(window.bounds == UIScreen.main.bounds)
    }

    @Test("an application of its own has the windows it shows, and no other")
    func ownApplication() {
        let app = TestApplication()
        app.activate()
        #expect(UIApplication.shared.keyWindow == nil)
        let window = app.window()
        #expect(UIApplication.shared.windows == [window])
    }
}
