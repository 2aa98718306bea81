import Foundation
import HostInterface
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Launch screens", .serialized) @MainActor struct LaunchScreenTests {
    private let app = TestApplication()

    /// A folder as an app's bundle, with a picture of 20 × 10 points.
    private func withBundle(_ information: [String: Any], _ body: (Bundle) throws -> Void) throws {
        app.activate()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("launch-\(UUID().uuidString).app")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let list = information.merging(["CFBundleIdentifier": "org.ferry.launch"]) { $1 }
        try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(
            to: folder.appendingPathComponent("Info.plist"))
        let logo = Samples.render(CGSize(width: 20, height: 10)) { _ in }
        try #require(logo.pngData()).write(to: folder.appendingPathComponent("logo.png"))
        try body(try #require(Bundle(path: folder.path)))
    }

    private let size = CGSize(width: 393, height: 852)

    @Test("a picture stands in the middle of the screen, or of its safe area, as large as there is room")
    func picture() throws {
        try withBundle(["UILaunchScreen": ["UIImageName": "logo"]]) { bundle in
            let view = try #require(LaunchScreen.view(of: bundle, size: size))
            let picture = try #require(view.subviews.first as? UIImageView)
            #expect(picture.image != nil && view.backgroundColor == .systemBackground && view.frame.size == size)
            #expect(picture.frame == CGRect(x: 186.5, y: 421, width: 20, height: 10))
            let small = try #require(LaunchScreen.view(of: bundle, size: CGSize(width: 10, height: 100)))
            #expect(small.subviews.first?.frame == CGRect(x: 0, y: 47.5, width: 10, height: 5))
        }
        try withBundle(["UILaunchScreen": ["UIImageName": "logo", "UIImageRespectsSafeAreaInsets": true]]) { bundle in
            // The safe area is 59 points from the top and 34 from the bottom.
            #expect(LaunchScreen.view(of: bundle, size: size)?.subviews.first?.frame.midY == 438.5)
        }
    }

    @Test("an app that is always dark has a dark one; who names nothing, or what is not there, has none")
    func others() throws {
        try withBundle(["UILaunchScreen": [:] as [String: Any], "UIUserInterfaceStyle": "Dark"]) { bundle in
            #expect(LaunchScreen.view(of: bundle, size: size)?.traitCollection.userInterfaceStyle == .dark)
        }
        try withBundle(["UILaunchStoryboardName": "Nothing"]) { #expect(LaunchScreen.view(of: $0, size: size) == nil) }
        try withBundle([:]) { #expect(LaunchScreen.view(of: $0, size: size) == nil) }
    }

    @Test("it is on the screen before the application launches, and is none of its windows")
    func start() throws {
        try withBundle(["UILaunchScreen": ["UIImageName": "logo"]]) { bundle in
            let context = ApplicationContext.current
            let window = try #require(LaunchScreen.show(context, of: bundle))
            #expect(context.windows.visible.contains { $0 === window } && !UIApplication.shared.windows.contains(window))
            #expect(window.subviews.first?.frame.size == UIScreen.main.bounds.size && !window.isKeyWindow)
            window.isHidden = true
            #expect(!context.windows.visible.contains { $0 === window })
            app.environment.beginning.answersBehind = true
            #expect(LaunchScreen.show(context, of: bundle) == nil)
        }
    }
}
