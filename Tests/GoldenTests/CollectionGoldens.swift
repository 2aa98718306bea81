import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UILists

@Suite("Goldens: UICollectionView") @MainActor struct CollectionGoldens {
    /// Numbered tiles in two sections with headers, one of them selected.
    @MainActor private final class Tiles: NSObject, UICollectionViewDataSource {
        private static let colors: [UIColor] = [.systemBlue, .systemTeal, .systemIndigo, .systemOrange, .systemPink]
        func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { section == 0 ? 7 : 5 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
            var content = UIListContentConfiguration.cell()
            content.text = "\(indexPath.item + 1)"
            content.textProperties.color = .white
            content.textProperties.alignment = .center
            content.directionalLayoutMargins = .zero
            cell.contentConfiguration = content
            cell.contentView.backgroundColor = Self.colors[(indexPath.item + indexPath.section) % Self.colors.count]
            cell.contentView.layer.cornerRadius = 8
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            header.backgroundColor = .secondarySystemBackground
            let label = UILabel(frame: CGRect(x: 10, y: 0, width: 120, height: 26))
            label.text = "Section \(indexPath.section + 1)"
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            header.addSubview(label)
            return header
        }
    }
    private static let tiles = Tiles()

    private func verify(_ name: String, scrolledBy offset: CGFloat = 0, _ layout: @escaping () -> UICollectionViewLayout) throws {
        try GoldenSheet(name, width: 232) { _ in
            let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 208, height: 150), collectionViewLayout: layout())
            view.contentInsetAdjustmentBehavior = .never
            view.showsVerticalScrollIndicator = false
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "header")
            view.dataSource = Self.tiles
            view.layoutIfNeeded()
            view.contentOffset.y = offset
            view.layoutIfNeeded()
            return view
        }.verify()
    }

    @Test("a flow layout with a pinned header") func flow() throws {
        try verify("collection-flow", scrolledBy: 20) {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 44, height: 44)
            layout.sectionInset = UIEdgeInsets(top: 6, left: 8, bottom: 6, right: 8)
            layout.minimumLineSpacing = 6
            layout.minimumInteritemSpacing = 6
            layout.headerReferenceSize = CGSize(width: 0, height: 26)
            layout.sectionHeadersPinToVisibleBounds = true
            return layout
        }
    }

    @Test("nested groups, the second section orthogonal; mirrored in right-to-left") func groups() throws {
        try verify("collection-groups") {
            UICollectionViewCompositionalLayout { index, _ in
                @MainActor func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
                    NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height))
                }
                let large = NSCollectionLayoutItem(layoutSize: size(0.5, 1))
                let small = NSCollectionLayoutItem(layoutSize: size(1, 0.5))
                for item in [large, small] { item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2) }
                let pair = NSCollectionLayoutGroup.vertical(layoutSize: size(0.25, 1), subitems: [small])
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(index == 0 ? 1 : 0.6), heightDimension: .absolute(70)),
                    subitems: index == 0 ? [large, pair, pair] : [large])
                let section = NSCollectionLayoutSection(group: group)
                section.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)
                if index == 1 { section.orthogonalScrollingBehavior = .groupPaging }
                return section
            }
        }
    }
}
