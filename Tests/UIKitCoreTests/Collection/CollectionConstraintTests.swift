import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

/// An item whose content view is as large as a box with constraints, and 5 points around it.
private final class BoxItem: UICollectionViewCell {
    let box = UIView()
    let width: NSLayoutConstraint
    let height: NSLayoutConstraint

    override init(frame: CGRect) {
        width = box.widthAnchor.constraint(equalToConstant: 40)
        height = box.heightAnchor.constraint(equalToConstant: 20)
        // The layout may require another width.
        width.priority = .defaultHigh
        super.init(frame: frame)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
            contentView.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 5),
            contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 5),
            width, height,
        ])
    }
    required init?(coder: NSCoder) { nil }
}

/// A header of 30 points, of a constraint.
private final class BoxHeader: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: topAnchor), box.bottomAnchor.constraint(equalTo: bottomAnchor),
            box.leadingAnchor.constraint(equalTo: leadingAnchor), box.heightAnchor.constraint(equalToConstant: 30),
        ])
    }
    required init?(coder: NSCoder) { nil }
}

@MainActor private final class BoxSource: ItemSource {
    var sizes: [CGSize]
    init(_ sizes: [CGSize]) {
        self.sizes = sizes
        super.init([sizes.indices.map { "\($0)" }])
    }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
        if let cell = cell as? BoxItem {
            cell.width.constant = sizes[indexPath.item].width
            cell.height.constant = sizes[indexPath.item].height
        }
        return cell
    }
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "boxes", for: indexPath)
    }
}

extension CollectionSuites {
    @Suite("Constraints in items") @MainActor struct ConstraintTests {
        let stage = CollectionStage()

        private func show(_ layout: UICollectionViewLayout, _ source: BoxSource) -> UICollectionView {
            stage.activate()
            let view = stage.show(layout, ItemSource([]))
            view.register(BoxItem.self, forCellWithReuseIdentifier: "box")
            view.register(
                BoxHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "boxes")
            view.dataSource = source
            view.reloadData()
            stage.app.flush()
            return view
        }

        private func list(header: Bool = false) -> UICollectionViewLayout {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
            let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            if header {
                section.boundarySupplementaryItems = [
                    NSCollectionLayoutBoundarySupplementaryItem(
                        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
                ]
            }
            return UICollectionViewCompositionalLayout(section: section)
        }

        @Test("a flow layout's items are as large as their constraints ask for", .contract("CV-2", "CV-31"))
        func flow() {
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
            let source = BoxSource([CGSize(width: 40, height: 20), CGSize(width: 100, height: 60)])
            let view = show(layout, source)
            withExtendedLifetime(source) {
                #expect(view.frame(0)?.size == CGSize(width: 50, height: 30))
                #expect(view.frame(1)?.size == CGSize(width: 110, height: 70))
                #expect(
                    (view.cellForItem(at: IndexPath(item: 1, section: 0)) as? BoxItem)?.box.frame
                        == CGRect(x: 5, y: 5, width: 100, height: 60))
                #expect(stage.app.environment.logs.isEmpty)
            }
        }

        @Test("a compositional layout's estimated height fits, at the width that the layout requires", .contract("CV-31"))
        func compositional() {
            let source = BoxSource([CGSize(width: 40, height: 20), CGSize(width: 100, height: 60)])
            let view = show(list(header: true), source)
            withExtendedLifetime(source) {
                #expect(view.frame(0) == CGRect(x: 0, y: 30, width: 300, height: 30))
                #expect(view.frame(1) == CGRect(x: 0, y: 60, width: 300, height: 70))
                #expect((view.cellForItem(at: IndexPath(item: 0, section: 0)) as? BoxItem)?.box.frame.width == 290)
                #expect(stage.app.environment.logs.isEmpty)
            }
        }

        @Test("changed constraints of a visible item change its size if the view follows them, else when the app asks")
        func changes() throws {
            let source = BoxSource([CGSize(width: 40, height: 20), CGSize(width: 100, height: 60)])
            let view = show(list(), source)
            try withExtendedLifetime(source) {
                let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? BoxItem)
                cell.height.constant = 50
                stage.settle()
                #expect(view.frame(0)?.height == 30)
                cell.contentView.invalidateIntrinsicContentSize()
                stage.settle()
                #expect(view.frame(0)?.height == 60)
                view.selfSizingInvalidation = .enabledIncludingConstraints
                cell.height.constant = 80
                stage.settle()
                #expect(view.frame(0)?.height == 90)
                #expect(cell.frame.height == 90)
                #expect(view.frame(1)?.minY == 90)
            }
        }

        @Test("an item that asks its content view for the fitting size gets the same")
        func manual() {
            final class Manual: UICollectionViewCell {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    let label = UILabel()
                    label.numberOfLines = 0
                    label.text = "Several words that wrap in a narrow item"
                    label.translatesAutoresizingMaskIntoConstraints = false
                    contentView.addSubview(label)
                    NSLayoutConstraint.activate([
                        label.topAnchor.constraint(equalTo: contentView.topAnchor),
                        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                    ])
                }
                required init?(coder: NSCoder) { nil }
            }
            stage.activate()
            let cell = Manual(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            func fit(_ view: UIView) -> CGSize {
                view.systemLayoutSizeFitting(
                    CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            }
            #expect(fit(cell) == fit(cell.contentView))
            #expect(fit(cell).width == 100)
            #expect(fit(cell).height > 40)
        }
    }
}
