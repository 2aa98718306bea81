import Foundation
import ObjectiveC
import Testing

@testable import UIKitCore
@testable import UILists

/// `UIDragItem.previewProvider`: the preview that is dragged.
@Suite("Drag previews", .application) @MainActor struct DragPreviewTests {
    private final class Source: NSObject, UIDragInteractionDelegate {
        let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "item")))
        func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] { [item] }
    }

    private let source = Source()

    private func start(_ stage: MenuStage) -> UIView {
        let box = stage.add(UIView(), CGRect(x: 50, y: 100, width: 60, height: 60))
        box.backgroundColor = .systemBlue
        box.addInteraction(UIDragInteraction(delegate: source))
        stage.app.touch(.began, 80, 130)
        stage.app.advance(0.6)
        return box
    }

    /// The sizes of the previews that are visible.
    private func shown(_ stage: MenuStage) -> [CGSize] {
        let images = stage.window.subviews.compactMap { $0 as? DragPreviewStack }
        return images.flatMap(\.subviews).filter { $0 is LiftedPreviewView && !$0.isHidden }.map(\.bounds.size)
    }

    private func view(_ width: CGFloat, _ height: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: width, height: height)) }

    @Test("the provider's view is dragged, the lifted view flies back")
    func provider() throws {
        let stage = MenuStage()
        defer { stage.end() }
        var shown: [CGSize] { self.shown(stage) }
        source.item.previewProvider = { [self] in UIDragPreview(view: view(120, 40)) }
        let box = start(stage)
        #expect(shown == [CGSize(width: 60, height: 60)])
        stage.app.touch(.moved, 90, 300)
        #expect(shown == [CGSize(width: 120, height: 40)])
        let dragged = try #require(stage.window.subviews.compactMap { $0 as? DragPreviewStack }.first?.subviews.first { !$0.isHidden })
        #expect(dragged.center == CGPoint(x: 90, y: 300))
        stage.app.touch(.ended, 90, 300)
        #expect(shown.isEmpty || shown == [CGSize(width: 60, height: 60)])
        stage.app.advance(2)
        #expect(box.alpha == 1)
        #expect(shown.isEmpty)
        #expect(!stage.app.environment.logs.contains { $0.contains("previewProvider") })
    }

    @Test("a provider set during the drag changes the preview at once; one that gives nil hides it; nil shows the lifted view")
    func change() {
        let stage = MenuStage()
        defer { stage.end() }
        var shown: [CGSize] { self.shown(stage) }
        _ = start(stage)
        stage.app.touch(.moved, 90, 300)
        #expect(shown == [CGSize(width: 60, height: 60)])
        source.item.previewProvider = { [self] in UIDragPreview(view: view(30, 30)) }
        #expect(shown == [CGSize(width: 30, height: 30)])
        source.item.previewProvider = { nil }
        #expect(shown.isEmpty)
        source.item.previewProvider = nil
        #expect(shown == [CGSize(width: 60, height: 60)])
        stage.app.touch(.cancelled, 90, 300)
        source.item.previewProvider = { [self] in UIDragPreview(view: view(30, 30)) }
        #expect(!shown.contains(CGSize(width: 30, height: 30)))
    }
}
