import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

extension CollectionSuites {
    @Suite("Views of collection view controllers") @MainActor struct CollectionControllerViewTests {
        let stage = CollectionStage()

        private final class Controller: UICollectionViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            }
            override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 300 }
            override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }

        private func shown() -> Controller {
            stage.activate()
            let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
            stage.window.rootViewController = controller
            stage.app.flush()
            return controller
        }

        @Test("a view added to the controller's view does not scroll with the items")
        func overlay() throws {
            let controller = shown()
            let list = try #require(controller.collectionView)
            #expect(controller.view !== list)
            #expect(list.superview === controller.view)
            #expect(list.frame == controller.view.bounds)
            let button = UIView(frame: CGRect(x: 300, y: 700, width: 50, height: 50))
            controller.view.addSubview(button)
            list.contentOffset.y = 400
            stage.app.flush()
            #expect(button.convert(button.bounds, to: nil).minY == 700)
            #expect(list.visibleCells.count > 0)
        }

        @Test("the items follow the size of the controller's view and its safe area")
        func geometry() throws {
            stage.activate()
            let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
            stage.window.rootViewController = UINavigationController(rootViewController: controller)
            stage.app.flush()
            let list = try #require(controller.collectionView)
            #expect(list.adjustedContentInset.top == 103)
            #expect(list.contentOffset.y == -103)
            controller.view.frame.size = CGSize(width: 200, height: 300)
            #expect(list.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
        }

        @Test("another collection view replaces the first, with the controller as data source and delegate")
        func replaced() {
            let controller = shown()
            let (old, button) = (controller.collectionView, UIView())
            controller.view.addSubview(button)
            let new = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            new.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            controller.collectionView = new
            stage.app.flush()
            #expect(old?.superview == nil)
            #expect(controller.collectionView === new)
            #expect(new.superview === controller.view)
            #expect(new.dataSource === controller)
            #expect(new.delegate === controller)
            #expect(new.frame == controller.view.bounds)
            #expect(controller.view.subviews.last === button)
            #expect(new.visibleCells.count > 0)
        }

        @Test("a collection view set as the controller's view is embedded in it")
        func viewSet() {
            final class Own: UICollectionViewController {
                let list = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
                override func loadView() { view = list }
            }
            stage.activate()
            let controller = Own(collectionViewLayout: UICollectionViewFlowLayout())
            #expect(controller.collectionView === controller.list)
            #expect(controller.view.subviews == [controller.list])
        }
    }
}
