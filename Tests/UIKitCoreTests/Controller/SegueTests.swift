import Foundation
import Testing
import UIKitCore

@Suite("Segues", .application) @MainActor struct SegueTests {
    @Test("a segue runs its handler; a subclass shows the destination itself")
    func perform() {
        let window = TestApplication().window()
        let source = window.rootViewController ?? UIViewController()
        var runs = 0
        UIStoryboardSegue(identifier: "go", source: source, destination: UIViewController()) { runs += 1 }.perform()
        #expect(runs == 1)
        let segue = PresentSegue(identifier: "show", source: source, destination: UIViewController())
        segue.perform()
        #expect(source.presentedViewController === segue.destination)
        #expect(segue.identifier == "show")
    }

    @Test("a controller without a storyboard raises UIKit's message on performSegue")
    func withoutStoryboard() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIViewController().performSegue(withIdentifier: "detail", sender: nil) }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("has no segue with identifier 'detail'"))
    }
}

@MainActor private final class PresentSegue: UIStoryboardSegue {
    override func perform() { source.present(destination, animated: false) }
}
