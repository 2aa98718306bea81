import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

/// Rows and headers of the system's own kind.
@MainActor final class ListSource: ItemSource {
    var prepare: ((UICollectionViewListCell, IndexPath) -> Void)?
    private lazy var rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [unowned self] cell, path, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
        self.prepare?(cell, path)
    }
    private func edge(_ kind: String) -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell> {
        .init(elementKind: kind) { cell, _, path in
            var content = cell.defaultContentConfiguration()
            content.text = "Section \(path.section)"
            cell.contentConfiguration = content
        }
    }
    private lazy var header = edge(UICollectionView.elementKindSectionHeader)
    private lazy var footer = edge(UICollectionView.elementKindSectionFooter)

    override init(_ sections: [[String]]) {
        super.init(sections)
        // A registration made while a cell is asked for stops the app, as on iOS.
        _ = (rows, header, footer)
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        lastCells.append(indexPath)
        return collectionView.dequeueConfiguredReusableCell(
            using: rows, for: indexPath, item: sections[indexPath.section][indexPath.item])
    }
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(
            using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: indexPath)
    }
}

extension CollectionSuites {
    @Suite("Lists in collection views") @MainActor struct ListTests {
        let stage = CollectionStage()

        private func list(
            _ appearance: UICollectionLayoutListConfiguration.Appearance, _ counts: Int...,
            change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
        ) -> (UICollectionView, ListSource) {
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            change(&configuration)
            let source = ListSource(counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } })
            return (stage.show(UICollectionViewCompositionalLayout.list(using: configuration), source), source)
        }

        private func cell(_ view: UICollectionView, _ item: Int, _ section: Int = 0) throws -> UICollectionViewListCell {
            try #require(view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell)
        }
        /// The lines that can be seen, from the top.
        private func lines(_ cell: UICollectionViewListCell) -> [SeparatorLine] {
            cell.layoutIfNeeded()
            return cell.subviews.compactMap { $0 as? SeparatorLine }.filter { !$0.isHidden }.sorted { $0.frame.minY < $1.frame.minY }
        }
        private func header(_ view: UICollectionView, _ section: Int) throws -> UICollectionViewListCell {
            try #require(
                view.supplementaryView(
                    forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
                    as? UICollectionViewListCell)
        }

        // MARK: Lines

        @Test("a plain list has separators at every row, a grouped one at all but the last of a section")
        func automaticLines() throws {
            let (plain, _) = list(.plain, 3)
            #expect(try lines(cell(plain, 2)).count == 1)
            let (grouped, _) = list(.insetGrouped, 3)
            #expect(try lines(cell(grouped, 0)).count == 1)
            #expect(try lines(cell(grouped, 2)).isEmpty)
        }

        @Test("a separator begins at the text and ends at the edge, one pixel high")
        func lineFrame() throws {
            let (view, _) = list(.plain, 2)
            let row = try cell(view, 0)
            let line = try #require(lines(row).first)
            #expect(line.frame.minX == 16)
            #expect(line.frame.maxX == 300)
            #expect(line.frame.maxY == row.bounds.height)
            #expect(line.backgroundColor == .separator)
        }

        @Test("separator insets, colour and visibility follow the configuration, and a handler for each row")
        func configuredLines() throws {
            let (view, _) = list(.plain, 3) { list in
                list.separatorConfiguration.color = .systemRed
                list.separatorConfiguration.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 10)
                list.itemSeparatorHandler = { path, standard in
                    var own = standard
                    if path.item == 0 { own.topSeparatorVisibility = .visible }
                    if path.item == 1 { own.bottomSeparatorVisibility = .hidden }
                    if path.item == 2 { own.bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets }
                    return own
                }
            }
            let first = try lines(cell(view, 0))
            try #require(first.count == 2)
            #expect(first[0].frame.minY == 0)
            #expect(first[0].frame.minX == 16)
            #expect(first[1].frame.minX == 40)
            #expect(first[1].frame.maxX == 290)
            #expect(first[1].backgroundColor == .systemRed)
            #expect(try lines(cell(view, 1)).isEmpty)
            #expect(try lines(cell(view, 2)).first?.frame.minX == 16)
        }

        @Test("without separators, rows are as high as their content")
        func noLines() throws {
            let (view, _) = list(.plain, 2) { list in
                list.showsSeparators = false
                list.separatorConfiguration.topSeparatorVisibility = .visible
            }
            #expect(try lines(cell(view, 0)).isEmpty)
        }

        @Test("a separator may be a visual effect")
        func effect() throws {
            let (view, _) = list(.plain, 2) { $0.separatorConfiguration.visualEffect = UIBlurEffect(style: .systemThinMaterial) }
            #expect(try lines(cell(view, 0)).first?.effect == UIBlurEffect(style: .systemThinMaterial))
        }

        @Test("hides separators next to a selected row")
        func selectedLines() throws {
            let (view, _) = list(.plain, 3)
            stage.tap(view, 1)
            #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
            #expect(try lines(cell(view, 0)).isEmpty)
            #expect(try lines(cell(view, 1)).isEmpty)
            #expect(try lines(cell(view, 2)).count == 1)
            stage.tap(view, 2)
            #expect(try lines(cell(view, 0)).count == 1)
            #expect(try lines(cell(view, 1)).isEmpty)
        }

        // MARK: Headers

        @Test("headers get their text style, height and background from the list's appearance before they are configured")
        func headerLooks() throws {
            let (plain, _) = list(.plain, 3) { $0.headerMode = .supplementary }
            let first = try header(plain, 0)
            #expect(
                (first.contentConfiguration as? UIListContentConfiguration)?.textProperties.font == .preferredFont(forTextStyle: .headline))
            #expect(first.frame == CGRect(x: 0, y: 22, width: 300, height: 28))
            #expect(lines(first).isEmpty)
            let (grouped, _) = list(.insetGrouped, 3) {
                $0.headerMode = .supplementary
                $0.footerMode = .supplementary
            }
            let second = try header(grouped, 0)
            let content = try #require(second.contentConfiguration as? UIListContentConfiguration)
            #expect(content.textProperties.transform == .uppercase)
            #expect(content.textProperties.color == .secondaryLabel)
            #expect(second.frame.minX == 16)
            #expect(second.frame.width == 268)
            #expect(try abs(second.frame.maxY - cell(grouped, 0).frame.minY) < 0.5)
            let footer = grouped.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))
            #expect(try footer?.frame.minY == cell(grouped, 2).frame.maxY)
        }

        @Test("the header top padding is the list's, and a pinned header drops it and turns to glass")
        func headerPadding() throws {
            let (view, _) = list(.plain, 20, 20) {
                $0.headerMode = .supplementary
                $0.headerTopPadding = 5
            }
            #expect(try header(view, 0).frame.minY == 5)
            #expect(try !header(view, 0).configurationState.isPinned)
            view.contentOffset.y = 100
            stage.app.flush()
            #expect(try header(view, 0).frame.minY == 100)
            #expect(try header(view, 0).configurationState.isPinned)
            let bare = list(.grouped, 3) { $0.headerMode = .supplementary }.0
            #expect(try header(bare, 0).frame.minY == 0)
        }

        @Test("the first item as header: it has the header style, and the card begins after it")
        func firstItem() throws {
            let (view, _) = list(.insetGrouped, 3) { $0.headerMode = .firstItemInSection }
            let first = try cell(view, 0)
            #expect((first.contentConfiguration as? UIListContentConfiguration)?.textProperties.transform == .uppercase)
            #expect(!first.clipsToBounds)
            #expect(lines(first).isEmpty)
            #expect(try cell(view, 1).layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
            #expect(try cell(view, 2).layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        }

        @Test("a sidebar's first item is its bold header")
        func sidebar() throws {
            let (view, _) = list(.sidebar, 2) { $0.headerMode = .firstItemInSection }
            let content = try #require(cell(view, 0).contentConfiguration as? UIListContentConfiguration)
            #expect(content.textProperties.font == UIListContentConfiguration.sidebarHeader().textProperties.font)
            #expect(content.textProperties.font.pointSize == 20)
        }

        // MARK: Swipes

        private func swipe(_ view: UICollectionView, _ item: Int, by travel: CGFloat) {
            guard let frame = view.frame(item) else { return }
            let start = view.convert(CGPoint(x: travel < 0 ? 280 : 20, y: frame.midY), to: nil)
            stage.drag(from: start, to: CGPoint(x: start.x + travel, y: start.y), rests: true)
            stage.settle()
        }

        @Test("rows with swipe actions open, act, and close when touched elsewhere or scrolled; others do not open")
        func actions() throws {
            var received: [String] = []
            let (view, source) = list(.plain, 30) { list in
                list.trailingSwipeActionsConfigurationProvider = { path in
                    guard path.item != 2 else { return nil }
                    return UISwipeActionsConfiguration(actions: [
                        UIContextualAction(style: .normal, title: "Flag") { _, _, done in
                            received.append("flag \(path.item)")
                            done(true)
                        }
                    ])
                }
            }
            source.logs = true
            swipe(view, 1, by: -90)
            #expect(try cell(view, 1).configurationState.isSwiped)
            stage.app.tap(320, 200 + 66)
            stage.settle()
            #expect(received == ["flag 1"])
            #expect(try !cell(view, 1).configurationState.isSwiped)
            swipe(view, 2, by: -90)
            #expect(try !cell(view, 2).configurationState.isSwiped)
            swipe(view, 3, by: -90)
            #expect(try cell(view, 3).configurationState.isSwiped)
            _ = stage.journal.take()
            stage.app.tap(100, 220)
            stage.settle()
            #expect(try !cell(view, 3).configurationState.isSwiped)
            #expect(stage.journal.take().isEmpty)
            swipe(view, 3, by: -90)
            stage.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 450), rests: true)
            stage.settle()
            #expect(view.contentOffset.y > 0)
            #expect(view.contentOffset.y < 60)
            #expect(try !cell(view, 3).configurationState.isSwiped)
        }

        @Test("leading actions are at the other side; a full swipe acts; a deleted row slides out from its position")
        func fullSwipe() throws {
            var model: ListSource?
            var list: UICollectionView?
            var pulledAtDeletion: CGFloat = 0
            let (view, source) = self.list(.plain, 5) { configuration in
                configuration.leadingSwipeActionsConfigurationProvider = { _ in
                    UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Read") { _, _, done in done(true) }])
                }
                configuration.trailingSwipeActionsConfigurationProvider = { path in
                    UISwipeActionsConfiguration(actions: [
                        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                            MainActor.assumeIsolated {
                                let row = list?.cellForItem(at: path) as? UICollectionViewListCell
                                model?.sections[0].remove(at: path.item)
                                list?.deleteItems(at: [path])
                                pulledAtDeletion = row?.pulled.length ?? 0
                            }
                            done(true)
                        }
                    ])
                }
            }
            (model, list) = (source, view)
            swipe(view, 0, by: 90)
            #expect(try cell(view, 0).pulled.buttons?.isLeading == true)
            swipe(view, 2, by: -260)
            #expect(source.sections[0] == ["0.0", "0.1", "0.3", "0.4"])
            #expect(pulledAtDeletion > 150)
            stage.settle()
            #expect(view.visibleCells.count == 4)
            #expect(view.visibleCells.allSatisfy { !$0.configurationState.isSwiped })
        }

        @Test("a destructive action that reports success leaves its item, closed, until the app deletes it")
        func destructiveWithoutDeletion() throws {
            let (view, source) = list(.plain, 5) { list in
                list.trailingSwipeActionsConfigurationProvider = { _ in
                    UISwipeActionsConfiguration(actions: [
                        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
                    ])
                }
            }
            let row = try cell(view, 2)
            let frame = row.frame
            swipe(view, 2, by: -260)
            stage.settle()
            #expect(source.sections[0].count == 5)
            #expect(view.numberOfItems(inSection: 0) == 5)
            #expect(try cell(view, 2) === row)
            #expect(row.frame == frame)
            #expect(row.pulled.length == 0)
            #expect(row.configurationState.isSwiped == false)
        }

        @Test("the delete control of a row shows its trailing actions")
        func minus() throws {
            let (view, source) = list(.plain, 3) { list in
                list.trailingSwipeActionsConfigurationProvider = { _ in
                    UISwipeActionsConfiguration(actions: [
                        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
                    ])
                }
            }
            source.prepare = { cell, _ in cell.accessories = [.delete()] }
            view.reloadData()
            view.isEditing = true
            stage.app.flush()
            let place = view.convert(CGPoint(x: 27, y: 22), to: nil)
            stage.app.tap(place.x, place.y)
            stage.settle()
            #expect(try cell(view, 0).configurationState.isSwiped)
            // A list that is edited is not pulled aside.
            swipe(view, 1, by: -90)
            #expect(try !cell(view, 1).configurationState.isSwiped)
        }

        // MARK: Sizes

        @Test("a visible row whose content changes gets a new height, and those below move")
        func contentChanges() throws {
            let (view, _) = list(.plain, 4)
            let row = try cell(view, 1)
            var content = UIListContentConfiguration.subtitleCell()
            (content.text, content.secondaryText) = ("Title", "A line more")
            row.contentConfiguration = content
            stage.settle()
            let height = try #require(view.frame(1)).height
            #expect(height > 55)
            #expect(view.frame(2)?.minY == 44 + height)
            #expect(try cell(view, 2).frame.minY == 44 + height)
            content.secondaryText = nil
            row.contentConfiguration = content
            stage.settle()
            #expect(view.frame(1)?.height == 44)
        }

        @Test("a view whose intrinsic size changes sizes its cell again; not where that is disabled")
        func subviewGrows() throws {
            let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
            let section = NSCollectionLayoutSection(
                group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
            let source = ItemSource(5)
            source.preferred = { _ in CGSize(width: 300, height: 40) }
            let view = stage.show(UICollectionViewCompositionalLayout(section: section), source)
            let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? TestCell)
            cell.preferred = CGSize(width: 300, height: 90)
            cell.contentView.invalidateIntrinsicContentSize()
            let label = UILabel(frame: .zero)
            cell.contentView.addSubview(label)
            label.text = "larger"
            stage.settle()
            #expect(view.frame(0)?.height == 90)
            #expect(view.frame(1)?.minY == 90)
            view.selfSizingInvalidation = .disabled
            cell.preferred = CGSize(width: 300, height: 60)
            cell.invalidateIntrinsicContentSize()
            stage.settle()
            #expect(view.frame(0)?.height == 90)
        }

        @Test("rows of any height, scrolled down and up repeatedly: no visible row jumps", arguments: [1, 2])
        func randomHeights(seed: UInt64) {
            var random = SplitMix(seed)
            let heights = (0..<1000).map { _ in CGFloat(Int.random(in: 20...200, using: &random)) }
            let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
            let section = NSCollectionLayoutSection(
                group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
            let source = ItemSource([(0..<1000).map(String.init)])
            source.preferred = { CGSize(width: 300, height: heights[Int($0) ?? 0]) }
            let view = stage.show(UICollectionViewCompositionalLayout(section: section), source)
            view.scrollToItem(at: IndexPath(item: 500, section: 0), at: .top, animated: false)
            stage.app.flush()
            func tops() -> [String: CGFloat] {
                var found: [String: CGFloat] = [:]
                for case let cell as TestCell in view.visibleCells { found[cell.text] = cell.frame.minY - view.contentOffset.y }
                return found
            }
            var compared = 0
            for leg in 0..<3 {
                for _ in 0..<150 {
                    let before = tops()
                    let step = CGFloat(Int.random(in: 1...90, using: &random)) * (leg == 1 ? -1 : 1)
                    view.contentOffset.y += step
                    stage.app.flush()
                    for (text, top) in tops() {
                        guard let was = before[text] else { continue }
                        compared += 1
                        #expect(abs(top - was + step) < 0.5, "\(text) in leg \(leg)")
                    }
                }
            }
            #expect(compared > 600)
        }

        @Test("a tap anywhere in a row with a pop-up menu opens it, and a new choice is reported once")
        func popUpMenu() throws {
            var chosen: [String] = []
            let (view, source) = list(.plain, 2)
            source.prepare = { cell, path in
                guard path.item == 0 else { return }
                let menu = UIMenu(children: ["Daily", "Weekly"].map { UIAction(title: $0) { _ in } })
                cell.accessories = [
                    .popUpMenu(menu, selectedElementDidChangeHandler: { chosen.append($0.selectedElements.map(\.title).joined()) })
                ]
            }
            view.reloadData()
            stage.app.flush()
            defer { MenuPresenter.dismiss(animated: false) }
            let button = try #require(cell(view, 0).subviews.compactMap { $0 as? PopUpMenuButton }.first)
            #expect(button.configuration?.title == "Daily")
            for title in ["Weekly", "Weekly"] {
                stage.app.tap(100, 222)
                stage.frames(1)
                let row = try #require(MenuPresenter.current?.topCard?.rows.first { $0.item.title == title })
                let place = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
                stage.app.tap(place.x, place.y)
                stage.frames(1)
            }
            #expect(chosen == ["Weekly"])
            #expect(button.configuration?.title == "Weekly")
            #expect(view.indexPathsForSelectedItems == [])
        }

        @Test("does not size unchanged rows again")
        func asksOnce() {
            let (view, source) = list(.plain, 6)
            source.lastCells = []
            let queries = view.core.visible.queries
            view.setNeedsLayout()
            stage.app.flush()
            #expect(source.lastCells.isEmpty)
            #expect(view.core.visible.queries == queries)
        }
    }
}
