import Foundation
import Testing

@testable import UIKitCore
@testable import UILists

@Suite("Goldens: lists in collection views") @MainActor struct ListGoldens {
    /// A tree in a section or two, with the system's cells and headers.
    @MainActor private final class Rows: NSObject, UICollectionViewDataSource {
        private static let texts = [["Harbour", "Pier", "Lighthouse"], ["Ships", "Ferry", "Trawler"]]
        private let isOutline: Bool
        private let rows: UICollectionView.CellRegistration<UICollectionViewListCell, String>
        private let header = edge(UICollectionView.elementKindSectionHeader) { ["Harbour", "Ships"][$0] }
        private let footer = edge(UICollectionView.elementKindSectionFooter) { ["Closed in storms.", "Two at sea."][$0] }

        init(isOutline: Bool) {
            self.isOutline = isOutline
            rows = UICollectionView.CellRegistration { cell, path, text in
                var content = path.item == 1 ? UIListContentConfiguration.valueCell() : cell.defaultContentConfiguration()
                content.text = text
                if path.item == 1 { content.secondaryText = "Open" }
                if isOutline, path.item > 0 { content.image = UIImage(systemName: path.item == 1 ? "house" : "star") }
                cell.contentConfiguration = content
                cell.accessories =
                    isOutline && path.item == 0
                    ? [.outlineDisclosure()]
                    : path.item == 1
                        ? [.disclosureIndicator()]
                        : [.popUpMenu(UIMenu(children: [UIAction(title: "Daily") { _ in }, UIAction(title: "Weekly") { _ in }]))]
            }
        }

        private static func edge(
            _ kind: String, _ text: @escaping (Int) -> String
        ) -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell> {
            .init(elementKind: kind) { cell, _, path in
                var content = cell.defaultContentConfiguration()
                content.text = text(path.section)
                cell.contentConfiguration = content
            }
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: Self.texts[indexPath.section][indexPath.item])
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueConfiguredReusableSupplementary(
                using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: indexPath)
        }
    }

    private static let flat = Rows(isOutline: false)
    private static let outline = Rows(isOutline: true)

    private func verify(
        _ name: String, _ appearance: UICollectionLayoutListConfiguration.Appearance, height: CGFloat, selected: Int? = nil,
        change: @escaping (inout UICollectionLayoutListConfiguration) -> Void
    ) throws {
        try GoldenSheet(name, width: 312) { _ in
            var list = UICollectionLayoutListConfiguration(appearance: appearance)
            change(&list)
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 296, height: height),
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
            view.contentInsetAdjustmentBehavior = .never
            view.showsVerticalScrollIndicator = false
            view.dataSource = list.headerMode == .firstItemInSection ? Self.outline : Self.flat
            if let selected { view.selectItem(at: IndexPath(item: selected, section: 0), animated: false, scrollPosition: []) }
            return view
        }.verify()
    }

    @Test("a plain list with headers and footers, a row selected, custom separators") func plain() throws {
        try verify("list-plain", .plain, height: 420, selected: 1) {
            ($0.headerMode, $0.footerMode) = (.supplementary, .supplementary)
            $0.itemSeparatorHandler = { path, known in
                var own = known
                if path.section == 1, path.item == 0 { own.topSeparatorVisibility = .visible }
                if path.section == 1, path.item == 1 { own.color = .systemRed }
                return own
            }
        }
    }

    @Test("a grouped list") func grouped() throws {
        try verify("list-grouped", .grouped, height: 420) { ($0.headerMode, $0.footerMode) = (.supplementary, .supplementary) }
    }

    @Test("inset groups with headers and footers") func insetGrouped() throws {
        try verify("list-inset", .insetGrouped, height: 420, selected: 0) {
            ($0.headerMode, $0.footerMode) = (.supplementary, .supplementary)
        }
    }

    @Test("a sidebar with first items as headers") func sidebar() throws {
        try verify("list-sidebar", .sidebar, height: 340, selected: 1) { $0.headerMode = .firstItemInSection }
    }
}
