import DeviceProtocol
import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitCore
import UILists

/// The suites of collection views; each test has its own clock and link.
@Suite("Collections", .application) enum CollectionSuites {}

/// A collection view of 300 × 400 at 40, 200 in a window, on a clock that only the test moves.
@MainActor final class CollectionStage {
    let app = TestApplication()
    let link = AnimationLink()
    let journal = Journal()
    let controller = UIViewController()
    lazy var window: UIWindow = {
        LayerContext.main.link = link
        link.now = app.environment.manualClock.now
        return app.window(controller)
    }()

    func activate() {
        app.activate()
        LayerContext.main.link = link
        _ = window
    }

    /// Views do not keep their data sources.
    private static var kept: [ItemSource] = []

    @discardableResult func show(
        _ layout: UICollectionViewLayout, _ source: ItemSource, size: CGSize = CGSize(width: 300, height: 400)
    ) -> UICollectionView {
        activate()
        let view = UICollectionView(frame: CGRect(x: 40, y: 200, width: size.width, height: size.height), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(TestHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        }
        Self.kept.append(source)
        source.journal = journal
        view.dataSource = source
        view.delegate = source
        controller.view.addSubview(view)
        app.flush()
        return view
    }

    /// Rows of 50 as wide as the view, without gaps.
    static func rowLayout() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 0
        return layout
    }

    /// The middle of an item. > Units: points of the window.
    func place(_ view: UICollectionView, _ item: Int) -> CGPoint {
        let frame = view.frame(item) ?? .zero
        return view.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    }

    func frames(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) {
            app.advance(1.0 / 60)
            link.now = app.environment.manualClock.now
            LayerContext.main.timing.process()
            DisplayTicker.main.tick()
            app.flush()
        }
    }

    /// Until animations of updates are over.
    func settle() { frames(0.7) }

    func drag(from: CGPoint, to: CGPoint, steps: Int = 10, rests: Bool = false) {
        app.touch(.began, from.x, from.y)
        for step in 1...steps {
            frames(1.0 / 60)
            let part = CGFloat(step) / CGFloat(steps)
            app.touch(.moved, from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
        }
        if rests { frames(0.2) }
        app.touch(.ended, to.x, to.y)
    }

    /// A tap on the middle of an item.
    func tap(_ view: UICollectionView, _ item: Int, section: Int = 0) {
        guard let cell = view.cellForItem(at: IndexPath(item: item, section: section)) else { return }
        let place = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
        app.tap(place.x, place.y)
        frames(0.3)
    }
}

@MainActor final class TestCell: UICollectionViewCell {
    static var made = 0
    var text = ""
    var preferred: CGSize?
    var applied = 0
    var reuses = 0
    let firstFrame: CGRect
    override init(frame: CGRect) {
        firstFrame = frame
        super.init(frame: frame)
        TestCell.made += 1
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        applied += 1
    }
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let attributes = layoutAttributes
        if let preferred { attributes.size = preferred }
        return attributes
    }
}

final class TestHeader: UICollectionReusableView {}

/// A model of strings in sections, told to a journal when that is wanted.
@MainActor class ItemSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[String]]
    var journal: Journal?
    var logs = false
    var logsDisplay = false
    var preferred: ((String) -> CGSize?)?
    var refusesHighlight = false
    var refusesSelection = false
    var refusesDeselection = false
    var onCell: ((IndexPath) -> Void)?
    var onDequeue: ((UICollectionViewCell, IndexPath) -> Void)?
    var lastCells: [IndexPath] = []

    init(_ sections: [[String]]) { self.sections = sections }
    convenience init(_ counts: Int...) {
        self.init(counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } })
    }

    func note(_ line: String) { if logs { journal?.add(line) } }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        lastCells.append(indexPath)
        onDequeue?(cell, indexPath)
        if let cell = cell as? TestCell {
            cell.text = sections[indexPath.section][indexPath.item]
            cell.preferred = preferred?(cell.text)
        }
        if logsDisplay { journal?.add("cell \(indexPath.item)") }
        onCell?(indexPath)
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        journal?.add(
            "move \(sourceIndexPath.section).\(sourceIndexPath.item) → \(destinationIndexPath.section).\(destinationIndexPath.item)")
        let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        note("should highlight \(indexPath.item)")
        return !refusesHighlight
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { note("highlight \(indexPath.item)") }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        note("unhighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        note("should select \(indexPath.item)")
        return !refusesSelection
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        note("should deselect \(indexPath.item)")
        return !refusesDeselection
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { note("select \(indexPath.item)") }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { note("deselect \(indexPath.item)") }
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        if logsDisplay { journal?.add("display \(indexPath.item)\(cell.isSelected ? " selected" : "")") }
    }
    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        if logsDisplay { journal?.add("end \(indexPath.item)") }
    }
}

/// The same, with its own sizes.
final class SizedSource: ItemSource, UICollectionViewDelegateFlowLayout {
    var size: (IndexPath) -> CGSize = { _ in CGSize(width: 100, height: 40) }
    var header = CGSize(width: 0, height: 30)
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size(indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { header }
}

extension UICollectionView {
    func frame(_ item: Int, _ section: Int = 0) -> CGRect? { layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame }
    /// Texts of the visible cells, by index path.
    var texts: [String] { indexPathsForVisibleItems.compactMap { (cellForItem(at: $0) as? TestCell)?.text } }
}
