import Foundation
import ObjectiveC
import QuartzCore
import Testing

@testable import UIKitCore
@testable import UILists

@Suite("Drag and drop", .application) @MainActor struct DragDropTests {
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

    // MARK: Adding items, sizes, updates, loading

    private final class Wide: NSObject, UIDragInteractionDelegate {
        let journal = Journal()
        var isRestricted = true
        var prefersFullSize = false
        weak var session: (any UIDragSession)?
        func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
            self.session = session
            return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "first")))]
        }
        func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
        {
            isRestricted
        }
        func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool {
            prefersFullSize
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
        ) -> [UIDragItem] {
            journal.add("adding at \(Int(point.x)),\(Int(point.y))")
            return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "added")))]
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
            for addingInteraction: UIDragInteraction
        ) { journal.add("will add \(items.count) to \(session.items.count)") }
    }

    @Test("a tap of another finger on a source adds its items to the drag, and they are dropped with it")
    func adding() {
        let scene = Scene()
        defer { scene.stage.end() }
        let wide = Wide()
        let boxes = [CGRect(x: 50, y: 200, width: 60, height: 60), CGRect(x: 200, y: 200, width: 60, height: 60)].map { frame in
            let box = scene.stage.add(UIView(), frame)
            box.backgroundColor = .systemGreen
            box.addInteraction(UIDragInteraction(delegate: wide))
            return box
        }
        let app = scene.stage.app
        app.touch(.began, 80, 230)
        app.advance(0.6)
        app.touch(.moved, 90, 300)
        #expect(wide.session?.items.count == 1)
        #expect(wide.session?.isRestrictedToDraggingApplication == true)
        app.touch(.began, 210, 215, finger: 1)
        app.advance(0.05)
        app.touch(.ended, 210, 215, finger: 1)
        app.advance(0.05)
        #expect(wide.journal.take() == ["adding at 10,15", "will add 1 to 1"])
        #expect(wide.session?.items.count == 2)
        #expect(boxes[1].alpha == 0.5)
        app.touch(.moved, 100, 450)
        app.touch(.ended, 100, 450)
        #expect(scene.journal.take().contains("drop 2"))
        #expect(boxes.allSatisfy { $0.alpha == 1 })
        #expect((scene.stage.window.gestureRecognizers ?? []).isEmpty)
    }

    @Test("another finger neither moves nor ends a drag")
    func secondFinger() {
        let scene = Scene()
        defer { scene.stage.end() }
        scene.lift()
        scene.stage.app.touch(.moved, 90, 300)
        #expect(scene.journal.take() == ["begin"])
        scene.stage.app.touch(.began, 70, 120, finger: 1)
        scene.stage.app.touch(.ended, 70, 120, finger: 1)
        #expect(scene.journal.take().isEmpty)
        scene.stage.app.touch(.moved, 100, 450)
        scene.stage.app.touch(.ended, 100, 450)
        #expect(scene.journal.take().contains("drop 1"))
    }

    @Test("large previews shrink under the touch unless the source prefers their size", arguments: [false, true])
    func fullSize(_ prefersFullSize: Bool) throws {
        let stage = MenuStage()
        defer { stage.end() }
        let wide = Wide()
        wide.prefersFullSize = prefersFullSize
        let box = stage.add(UIView(), CGRect(x: 10, y: 100, width: 360, height: 80))
        box.backgroundColor = .systemBlue
        box.addInteraction(UIDragInteraction(delegate: wide))
        stage.app.touch(.began, 80, 130)
        stage.app.advance(0.6)
        stage.app.touch(.moved, 90, 300)
        let images = try #require(stage.window.subviews.compactMap { $0 as? DragPreviewStack }.first)
        let dragged = try #require(images.subviews.compactMap { $0 as? LiftedPreviewView }.first)
        #expect(dragged.transform.a == (prefersFullSize ? 1 : DragMetrics.maximumDragSize / 360))
        stage.app.touch(.ended, 90, 300)
    }

    @Test("a drop target is asked again for the preview of an item that needs an update")
    func update() {
        final class Asked: NSObject, UIDropInteractionDelegate {
            var count = 0
            var item: UIDragItem?
            func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
                UIDropProposal(operation: .copy)
            }
            func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) { item = session.items.first }
            func dropInteraction(
                _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
            ) -> UITargetedDragPreview? {
                count += 1
                return defaultPreview
            }
        }
        let scene = Scene()
        defer { scene.stage.end() }
        let asked = Asked()
        let other = scene.stage.add(UIView(), CGRect(x: 50, y: 650, width: 200, height: 100))
        other.addInteraction(UIDropInteraction(delegate: asked))
        scene.lift()
        scene.stage.app.touch(.moved, 100, 700)
        let (link, outer) = (AnimationLink(), LayerContext.main.link)
        LayerContext.main.link = link
        defer { LayerContext.main.link = outer }
        UIView.setAnimationsEnabled(true)
        scene.stage.app.touch(.ended, 100, 700)
        #expect(asked.count == 1)
        asked.item?.setNeedsDropPreviewUpdate()
        #expect(asked.count == 2)
        scene.stage.app.flush()
        link.now += 2
        LayerContext.main.timing.process()
        asked.item?.setNeedsDropPreviewUpdate()
        #expect(asked.count == 2)
    }

    @Test("the progress of loading dropped objects advances with each object and is finished with the last")
    func progress() async {
        let items = (0..<3).map { UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "\($0)"))) }
        let session = DropSession(DragSession(items: items, place: .zero, window: nil))
        nonisolated(unsafe) var progress: Progress?
        let (finished, isMain, count) = await withCheckedContinuation { (continuation: CheckedContinuation<(Bool?, Bool, Int), Never>) in
            progress = session.loadObjects(ofClass: NSString.self) { objects in
                continuation.resume(returning: (progress?.isFinished, MainQueue.isCurrent, objects.count))
            }
            #expect(progress?.totalUnitCount == 3)
            #expect(progress?.completedUnitCount == 0)
        }
        #expect(finished == true)
        #expect(isMain)
        #expect(count == 3)
    }
}
