import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

/// A cell with a box whose height a constraint gives, 10 points inside the content view.
final class BoxCell: UITableViewCell {
    let box = UIView()
    let height: NSLayoutConstraint

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        height = box.heightAnchor.constraint(equalToConstant: 12)
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            contentView.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 16),
            contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 10),
            height,
        ])
    }
    required init?(coder: NSCoder) { nil }
}

/// A cell with a label of any number of lines, constrained to margins.
private final class TextCell: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
        ])
    }
    required init?(coder: NSCoder) { nil }
}

extension TableSuites {
    @Suite("UITableView: constraints in cells, headers and footers") @MainActor struct Constraints {
        let stage = TableStage()
        private let long = "A text that needs several lines in a cell of this width, and some more words to be sure of it."

        private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
        private func pixel(_ view: UIView) -> CGFloat { 1 / view.traitCollection.displayScale }

        private func table(
            _ heights: [CGFloat], _ style: UITableView.Style = .plain, prepare: (UITableView) -> Void = { _ in },
            cell: ((BoxCell) -> Void)? = nil
        ) -> UITableView {
            let names = heights.indices.map { "\($0)" }
            stage.source.makeCell = { table, path in
                let made = table.dequeueReusableCell(withIdentifier: "box", for: path)
                if let made = made as? BoxCell {
                    made.height.constant = heights[path.row]
                    cell?(made)
                }
                return made
            }
            return stage.table(style, [names]) {
                $0.register(BoxCell.self, forCellReuseIdentifier: "box")
                prepare($0)
            }
        }

        @Test(
            "a row is as high as its content view's constraints ask for, and the separator, below 44 points too",
            .contract("TV-13", "TV-14"))
        func heights() {
            let table = table([12, 80])
            let line = pixel(table)
            #expect(table.visibleCells.map(\.frame.height) == [32 + line, 100 + line])
            #expect(table.visibleCells.map(\.contentView.frame.height) == [32, 100])
            #expect((table.visibleCells[1] as? BoxCell)?.box.frame == CGRect(x: 16, y: 10, width: 288, height: 80))
            #expect(stage.app.environment.logs.isEmpty)
        }

        @Test("no line is reserved without separators")
        func withoutSeparator() {
            let table = table([12]) { $0.separatorStyle = .none }
            #expect(table.visibleCells.map(\.frame.height) == [32])
        }

        @Test("a text wraps at the width that accessories, editing controls and margins leave it")
        func widths() throws {
            let text = long
            stage.source.makeCell = { table, path in
                let cell = table.dequeueReusableCell(withIdentifier: "text", for: path)
                (cell as? TextCell)?.label.text = text
                cell.accessoryType = path.row == 1 ? .disclosureIndicator : .none
                return cell
            }
            let table = stage.table(.plain, [numbers(2)]) { $0.register(TextCell.self, forCellReuseIdentifier: "text") }
            for cell in table.visibleCells {
                let label = try #require((cell as? TextCell)?.label)
                let content = cell.contentView.frame
                // Frames are on the pixel grid.
                #expect(abs(label.frame.width - content.width + 40) < 0.34)
                let wanted = label.sizeThatFits(CGSize(width: label.frame.width, height: .greatestFiniteMagnitude)).height
                #expect(abs(label.frame.height - wanted) < 0.5)
                #expect(abs(content.height - label.frame.height - 10) < 0.01)
            }
            #expect(table.visibleCells[1].contentView.frame.width < table.visibleCells[0].contentView.frame.width)
            let before = table.visibleCells.map(\.frame.height)
            table.frame.size.width = 200
            stage.app.flush()
            #expect(zip(table.visibleCells, before).allSatisfy { $0.frame.height > $1 })
        }

        @Test("constraints between a cell and its subviews count too")
        func cellConstraints() {
            stage.source.makeCell = { _, _ in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: cell.topAnchor, constant: 3), box.heightAnchor.constraint(equalToConstant: 60),
                    box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 4),
                    box.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -4),
                    box.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -3),
                ])
                return cell
            }
            let table = stage.table(.plain, [numbers(1)])
            let cell = table.visibleCells[0]
            #expect(abs(cell.frame.height - 66) < 0.5)
            #expect(cell.contentView.subviews.first?.frame == CGRect(x: 4, y: 3, width: 312, height: 60))
        }

        @Test("constraints that leave the height open give the standard height, with a warning once")
        func collapse() {
            stage.source.makeCell = { _, _ in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(box)
                box.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor).isActive = true
                box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
                return cell
            }
            let table = stage.table(.plain, [numbers(3)])
            #expect(table.visibleCells.map(\.frame.height) == [44, 44, 44])
            let warnings = stage.app.environment.logs.filter { $0.hasPrefix("Warning once only: Detected a case where constraints ambig") }
            #expect(warnings.count == 1)
        }

        @Test("an empty batch measures visible rows again, animated", .contract("TV-42"))
        func emptyBatch() throws {
            let table = table([12, 20])
            let cell = try #require(table.cellForRow(at: path(0)) as? BoxCell)
            cell.height.constant = 70
            stage.app.flush()
            #expect(cell.frame.height == 32 + pixel(table))
            table.performBatchUpdates(nil)
            stage.settle()
            #expect(cell.frame.height == 90 + pixel(table))
            #expect(cell.box.frame.height == 70)
            cell.height.constant = 30
            table.beginUpdates()
            table.endUpdates()
            stage.settle()
            #expect(cell.frame.height == 50 + pixel(table))
            #expect(table.rectForRow(at: path(1)).minY == cell.frame.maxY)
        }

        @Test("changed constraints of a visible cell change its height if the table follows them")
        func followsConstraints() throws {
            let table = table([12, 20]) { $0.selfSizingInvalidation = .enabledIncludingConstraints }
            let cell = try #require(table.cellForRow(at: path(0)) as? BoxCell)
            cell.height.constant = 70
            stage.app.flush()
            stage.settle()
            #expect(cell.frame.height == 90 + pixel(table))
            #expect(table.rectForRow(at: path(1)).minY == cell.frame.maxY)
        }

        @Test("by default the cell or its content view has to invalidate its size")
        func manualInvalidation() throws {
            let table = table([12, 20])
            let cell = try #require(table.cellForRow(at: path(0)) as? BoxCell)
            cell.height.constant = 70
            stage.app.flush()
            stage.settle()
            #expect(cell.frame.height == 32 + pixel(table))
            cell.contentView.invalidateIntrinsicContentSize()
            stage.app.flush()
            stage.settle()
            #expect(cell.frame.height == 90 + pixel(table))
            cell.height.constant = 30
            cell.invalidateIntrinsicContentSize()
            stage.app.flush()
            stage.settle()
            #expect(cell.frame.height == 50 + pixel(table))
        }

        @Test("a reconfigured row is measured again")
        func reconfigures() throws {
            var heights: [CGFloat] = [12, 20]
            stage.source.makeCell = { table, path in
                let cell = table.dequeueReusableCell(withIdentifier: "box", for: path)
                (cell as? BoxCell)?.height.constant = heights[path.row]
                return cell
            }
            let table = stage.table(.plain, [numbers(2)]) { $0.register(BoxCell.self, forCellReuseIdentifier: "box") }
            heights[0] = 60
            table.reconfigureRows(at: [path(0)])
            stage.settle()
            #expect(table.rectForRow(at: path(0)).height == 80 + pixel(table))
            heights[1] = 40
            table.reloadRows(at: [path(1)], with: .none)
            stage.settle()
            #expect(table.rectForRow(at: path(1)).height == 60 + pixel(table))
        }

        @Test("headers and footers of sections are sized by constraints, of a plain view or a content view", .contract("TV-15"))
        func sectionHeaders() throws {
            stage.source.headerHeight = { _ in UITableView.automaticDimension }
            stage.source.headerView = { section in
                let host = section == 0 ? UIView() : UITableViewHeaderFooterView(reuseIdentifier: "header")
                let content = (host as? UITableViewHeaderFooterView)?.contentView ?? host
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                content.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: content.topAnchor, constant: 6),
                    box.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -6),
                    box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                    box.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                    box.heightAnchor.constraint(equalToConstant: section == 0 ? 40 : 50),
                ])
                return host
            }
            let table = stage.table(.plain, [["a"], ["b"]]) {
                $0.estimatedSectionHeaderHeight = 30
                $0.sectionHeaderTopPadding = 0
            }
            #expect(table.rectForHeader(inSection: 0).height == 52)
            #expect(table.rectForHeader(inSection: 1).height == 62)
            let header = try #require(table.headerView(forSection: 1))
            #expect(header.contentView.subviews.first?.frame == CGRect(x: 0, y: 6, width: 320, height: 50))
            #expect(stage.app.environment.logs.isEmpty)
        }

        @Test("a header view that the app measures with its fitting size, and assigns again", .contract("TV-62"))
        func tableHeader() throws {
            let table = table([12])
            let header = UIView()
            let label = UILabel()
            label.numberOfLines = 0
            label.text = long
            label.translatesAutoresizingMaskIntoConstraints = false
            header.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: header.topAnchor, constant: 8),
                label.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -8),
                label.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -16),
            ])
            table.tableHeaderView = header
            func fit() {
                let size = header.systemLayoutSizeFitting(
                    CGSize(width: table.bounds.width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel)
                guard header.frame.height != size.height else { return }
                header.frame.size.height = size.height
                table.tableHeaderView = header
            }
            fit()
            stage.app.flush()
            let wanted = label.sizeThatFits(CGSize(width: 288, height: CGFloat.greatestFiniteMagnitude)).height
            #expect(abs(header.frame.height - wanted - 16) < 0.5)
            #expect(label.frame.width == 288)
            #expect(table.rectForRow(at: path(0)).minY == header.frame.height)
            label.text = "short"
            fit()
            stage.app.flush()
            #expect(header.frame.height < 50)
            #expect(table.rectForRow(at: path(0)).minY == header.frame.height)
        }

        @Test("a header view with constraints to the table keeps its place and size")
        func constrainedTableHeader() {
            let table = table([12])
            let header = UIView()
            header.translatesAutoresizingMaskIntoConstraints = false
            table.tableHeaderView = header
            NSLayoutConstraint.activate([
                header.topAnchor.constraint(equalTo: table.topAnchor), header.widthAnchor.constraint(equalTo: table.widthAnchor),
                header.centerXAnchor.constraint(equalTo: table.centerXAnchor), header.heightAnchor.constraint(equalToConstant: 70),
            ])
            table.layoutIfNeeded()
            table.tableHeaderView = header
            stage.app.flush()
            #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
            #expect(table.rectForRow(at: path(0)).minY == 70)
        }

        @Test("a stack view in a cell, and views hidden in it, give the height")
        func stacks() {
            stage.source.makeCell = { _, path in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in UIView() })
                for view in stack.arrangedSubviews { view.heightAnchor.constraint(equalToConstant: 20).isActive = true }
                stack.axis = .vertical
                stack.spacing = 5
                stack.arrangedSubviews[1].isHidden = path.row == 1
                stack.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                    stack.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                    stack.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                    stack.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                ])
                return cell
            }
            let table = stage.table(.plain, [numbers(2)])
            #expect(table.visibleCells.map(\.contentView.frame.height) == [70, 45])
        }
    }
}
