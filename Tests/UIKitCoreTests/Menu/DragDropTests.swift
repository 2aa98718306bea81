import Foundation
import ObjectiveC
import Testing

@testable import UIKitCore
@testable import UILists

@Suite("Drag and drop") @MainActor struct DragDropTests {
    private final class Source: NSObject, UIDragInteractionDelegate {
        let journal: Journal
        var count = 1
        var movable = true
        init(_ journal: Journal) { self.journal = journal }

        func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
            (0..<count).map { UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "item \($0)"))) }
        }
        func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) { journal.add("begin") }
        func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool { movable }
        func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {
            journal.add("will end \(operation)")
        }
        func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
            journal.add("did end \(operation)")
        }
        func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
            journal.add("transferred")
        }
    }

    private final class Target: NSObject, UIDropInteractionDelegate {
        let journal: Journal
        var operation = UIDropOperation.copy
        var handles = true
        init(_ journal: Journal) { self.journal = journal }

        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { handles }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { journal.add("enter") }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
            UIDropProposal(operation: operation)
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { journal.add("exit") }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            journal.add("drop \(session.items.count)")
        }
        func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) { journal.add("conclude") }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { journal.add("session end") }
    }

    @MainActor private struct Scene {
        let stage = MenuStage()
        let journal = Journal()
        let source: Source
        let target: Target
        let box: UIView
        let place: UIView

        init() {
            source = Source(journal)
            target = Target(journal)
            box = stage.add(UIView(), CGRect(x: 50, y: 100, width: 60, height: 60))
            box.backgroundColor = .systemBlue
            place = stage.add(UIView(), CGRect(x: 50, y: 400, width: 200, height: 200))
            box.addInteraction(UIDragInteraction(delegate: source))
            place.addInteraction(UIDropInteraction(delegate: target))
        }

        func lift() {
            stage.app.touch(.began, 80, 130)
            stage.app.advance(0.6)
        }
    }

    @Test("an item is lifted, dragged to a target that accepts it, and dropped") func drop() {
        let scene = Scene()
        defer { scene.stage.end() }
        scene.source.count = 2
        scene.lift()
        scene.stage.app.touch(.moved, 90, 300)
        #expect(scene.journal.take() == ["begin"])
        scene.stage.app.touch(.moved, 100, 450)
        scene.stage.app.touch(.ended, 100, 450)
        #expect(
            scene.journal.take() == ["enter", "will end copy", "drop 2", "conclude", "did end copy", "transferred", "session end"])
        #expect(scene.box.alpha == 1)
        #expect(scene.stage.window.subviews.count == 1)
    }

    @Test("a drop elsewhere, on a target that forbids it, or a forbidden move is cancelled: the preview flies back", arguments: 0..<4)
    func animateReturn(way: Int) {
        let scene = Scene()
        defer { scene.stage.end() }
        if way == 1 { scene.target.operation = .forbidden }
        if way == 2 { (scene.target.operation, scene.source.movable) = (.move, false) }
        if way == 3 { scene.target.handles = false }
        scene.lift()
        let y = way == 0 ? 300.0 : 450
        scene.stage.app.touch(.moved, 100, y)
        scene.stage.app.touch(.ended, 100, y)
        let received = scene.journal.take()
        #expect(received.contains("did end cancel"))
        #expect(!received.contains { $0.hasPrefix("drop") })
        #expect(scene.box.alpha == 1)
    }

    @Test("lifting without moving starts nothing; nor does moving before the lift") func noDrag() {
        let scene = Scene()
        defer { scene.stage.end() }
        scene.lift()
        scene.stage.app.touch(.ended, 80, 130)
        scene.stage.app.touch(.began, 80, 130)
        scene.stage.app.touch(.moved, 120, 130)
        scene.stage.app.advance(1)
        scene.stage.app.touch(.ended, 120, 130)
        #expect(scene.journal.take() == [])
        #expect(scene.stage.window.subviews.count == 1)
    }

    @Test("removing the source from the window cancels its drag") func leaving() {
        let scene = Scene()
        defer { scene.stage.end() }
        scene.lift()
        scene.stage.app.touch(.moved, 100, 450)
        scene.box.removeFromSuperview()
        scene.stage.app.touch(.moved, 100, 460)
        scene.stage.app.touch(.ended, 100, 460)
        #expect(scene.journal.take().contains("did end cancel"))
        #expect(scene.stage.window.subviews.count == 1)
    }

    @Test("a drag that rests on a spring-loaded view activates it once") func spring() {
        let scene = Scene()
        defer { scene.stage.end() }
        scene.place.addInteraction(UISpringLoadedInteraction { [journal = scene.journal] _, _ in journal.add("sprung") })
        scene.lift()
        scene.stage.app.touch(.moved, 100, 450)
        scene.stage.app.advance(3)
        scene.stage.app.touch(.cancelled, 100, 450)
        #expect(scene.journal.take().filter { $0 == "sprung" }.count == 1)
        #expect(scene.place.alpha == 1)
    }

    @Test("a view with a paste configuration accepts drops as pastes") func paste() {
        final class Paper: UIView {
            var pasted = 0
            override func paste(itemProviders: [NSItemProvider]) { pasted += itemProviders.count }
        }
        let scene = Scene()
        defer { scene.stage.end() }
        scene.target.handles = false
        let paper = scene.stage.add(Paper(), CGRect(x: 50, y: 650, width: 100, height: 100))
        paper.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        scene.lift()
        scene.stage.app.touch(.moved, 100, 700)
        scene.stage.app.touch(.ended, 100, 700)
        #expect(paper.pasted == 1)
    }
}
