import Foundation
import Testing
import UIKitCore

@Suite("UIStoryboard", .application) @MainActor struct StoryboardTests {
    private final class Named: UIViewController {
        var coder: NSCoder?
    }

    @Test("a storyboard missing from the bundle raises UIKit's message")
    func missing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = UIStoryboard(name: "Main", bundle: nil)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Could not find a storyboard named 'Main' in bundle NSBundle"))
    }

    @Test("instantiates scenes by identifier, as a given type, or by a creator")
    func scenes() {
        let storyboard = UIStoryboard { $0 == nil || $0 == "named" ? Named() : nil }
        let initial: Named? = storyboard.instantiateInitialViewController()
        #expect(initial != nil)
        #expect(storyboard.instantiateViewController(withIdentifier: "named") is Named)
        let made: Named = storyboard.instantiateViewController(identifier: "named") { coder in
            let controller = Named(coder: coder)
            controller?.coder = coder
            return controller
        }
        #expect(made.coder != nil)
        #expect(made.storyboard == nil)
    }
}
