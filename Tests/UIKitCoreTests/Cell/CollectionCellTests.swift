import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

@MainActor @Suite("Collection cells", .application)
struct CollectionCellTests {
    private let app = TestApplication()

    private func row(_ text: String = "Row", width: CGFloat = 320) -> UICollectionViewListCell {
        app.activate()
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: width, height: 44))
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
        return cell
    }

    @Test("state is shown by the selected background and by labels")
    func selection() {
        app.activate()
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let (back, front, label) = (UIView(), UIView(), UILabel())
        cell.backgroundView = back
        cell.selectedBackgroundView = front
        cell.contentView.addSubview(label)
        cell.layoutIfNeeded()
        #expect(back.frame == cell.bounds)
        #expect(front.superview == nil)
        #expect(cell.contentView.frame == cell.bounds)
        cell.isSelected = true
        #expect(front.superview === cell)
        #expect(!front.isHidden)
        #expect(label.isHighlighted)
        #expect(cell.configurationState.isSelected)
        cell.prepareForReuse()
        #expect(!cell.isSelected)
        #expect(front.isHidden)
        #expect(!label.isHighlighted)
    }

    @Test("configurations provide their views and follow the state")
    func configurations() {
        app.activate()
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        var states: [Bool] = []
        cell.configurationUpdateHandler = { _, state in states.append(state.isHighlighted) }
        cell.contentConfiguration = UIListContentConfiguration.cell()
        cell.backgroundConfiguration = .clear()
        cell.layoutIfNeeded()
        cell.isHighlighted = true
        cell.layoutIfNeeded()
        #expect(cell.contentView is UIListContentView)
        #expect(states == [false, true])
        cell.contentConfiguration = nil
        #expect(!(cell.contentView is UIListContentView))
    }

    @Test("an archived cell restores its identifier and views")
    func archive() throws {
        app.activate()
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        cell.collectionIdentifier = "item"
        cell.contentView.addSubview(UISwitch())
        let read = try archived(cell)
        #expect(read.reuseIdentifier == "item")
        #expect(read.contentView.subviews.first is UISwitch)
    }

    @Test("accessories are at both sides, and content is between them")
    func accessories() {
        let cell = row()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        cell.accessories = [
            .disclosureIndicator(), .delete(), .reorder(),
            .customView(configuration: .init(customView: view, placement: .trailing(), maintainsFixedSize: true)),
        ]
        cell.layoutIfNeeded()
        #expect(cell.accessories.count == 4)
        #expect(cell.contentView.frame.minX == 0)
        #expect(view.superview === cell)
        #expect(view.frame.size == CGSize(width: 30, height: 20))
        #expect(view.frame.minX == cell.contentView.frame.maxX)
        #expect(!cell.subviews.contains { $0 is CellReorderControl || $0 is CellEditControl })
        cell.isListEditing = true
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 38)
        #expect(cell.subviews.contains { $0 is CellReorderControl })
        #expect(cell.configurationState.isEditing)
        cell.accessories = []
        cell.layoutIfNeeded()
        #expect(view.superview == nil)
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: cell.contentView.frame.height))
    }

    @Test("accessory controls have the chosen colours for symbol and circle")
    func accessoryColors() throws {
        func control(_ accessory: UICellAccessory) throws -> CellEditControl {
            let cell = row()
            cell.accessories = [accessory]
            cell.layoutIfNeeded()
            return try #require(cell.subviews.lazy.compactMap { $0 as? CellEditControl }.first)
        }
        func palette(_ control: CellEditControl) -> UIImage.SymbolConfiguration? {
            (control.subviews.first as? UIImageView)?.image?.symbolConfiguration
        }
        let red = try control(.delete(displayed: .always))
        let blue = try control(.delete(displayed: .always, options: .init(tintColor: .black, backgroundColor: .systemBlue)))
        #expect(blue.colors.sign == .black)
        #expect(blue.colors.circle == .systemBlue)
        #expect(palette(blue) != palette(red))
        let plus = try control(.insert(displayed: .always, options: .init(backgroundColor: .systemPurple)))
        #expect(plus.colors.sign == nil)
        #expect(plus.colors.circle == .systemPurple)
        let mark = try control(.multiselect(displayed: .always, options: .init(tintColor: .systemPink)))
        #expect(mark.colors.circle == nil)
        #expect(mark.tintColor == .systemPink)
        let filled = try control(.multiselect(displayed: .always, options: .init(backgroundColor: .systemPink)))
        #expect(filled.colors.circle == .systemPink)
    }

    @Test("a separator precedes the reorder control where another accessory does, unless it is disabled")
    func gripLine() throws {
        let cell = row()
        func line() -> SeparatorLine? { cell.subviews.lazy.compactMap { $0 as? SeparatorLine }.first { $0.frame.height == 44 } }
        cell.accessories = [.checkmark(), .reorder(displayed: .always)]
        cell.layoutIfNeeded()
        let grip = try #require(cell.subviews.first { $0 is CellReorderControl })
        let mark = try #require(cell.subviews.first { $0 is CellAccessoryView })
        let frame = try #require(line()?.frame)
        #expect(frame.minX > mark.frame.maxX)
        #expect(frame.maxX < grip.frame.minX)
        #expect(frame.width < 1)
        cell.accessories = [.reorder(displayed: .always)]
        cell.layoutIfNeeded()
        #expect(line() == nil)
        cell.accessories = [.checkmark(), .reorder(displayed: .always, options: .init(showsVerticalSeparator: false))]
        cell.layoutIfNeeded()
        #expect(line() == nil)
    }

    @Test("a label is placed in the reserved width of system accessories")
    func standardRoom() {
        func end(_ space: UICellAccessory.LayoutDimension?) -> CGFloat {
            let cell = row()
            cell.accessories = [.label(text: "1", options: .init(reservedLayoutWidth: space))]
            cell.layoutIfNeeded()
            return cell.contentView.frame.maxX
        }
        #expect(end(nil) == end(.actual))
        #expect(end(.standard) < end(.actual))
        #expect(end(.custom(22)) == end(.standard))
    }

    @Test("indentation moves content, and leading accessories that follow it")
    func indentation() {
        let cell = row()
        cell.indentationLevel = 2
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 20)
        cell.accessories = [.multiselect(displayed: .always)]
        cell.layoutIfNeeded()
        let indented = cell.subviews.first { $0 is CellEditControl }?.frame.minX
        cell.indentsAccessories = false
        cell.layoutIfNeeded()
        #expect(indented == 36)
        #expect(cell.subviews.first { $0 is CellEditControl }?.frame.minX == 16)
    }

    @Test("the background is the list's until the application sets one")
    func background() {
        let cell = row()
        #expect(cell.backgroundConfiguration == .listPlainCell())
        cell.setting.look = .insetGrouped
        #expect(cell.backgroundConfiguration == .listGroupedCell())
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
        cell.backgroundConfiguration = .clear()
        cell.setting.look = .plain
        #expect(cell.backgroundConfiguration == .clear())
        cell.backgroundConfiguration = nil
        #expect(cell.backgroundConfiguration != nil)
    }

    @Test("a list cell is as high as its content, at least 44, and has a separator guide")
    func heights() {
        let cell = row()
        #expect(cell.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height == 44)
        cell.layoutIfNeeded()
        #expect(cell.separatorLayoutGuide.layoutFrame.minX == 16)
        #expect(cell.separatorLayoutGuide.layoutFrame.maxX == 320)
        let long = row(String(repeating: "many words ", count: 20))
        #expect(long.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height > 100)
    }

    @Test("an outline's disclosure chevron rotates")
    func outline() {
        let cell = row()
        var pressed = 0
        cell.accessories = [.outlineDisclosure(actionHandler: { pressed += 1 })]
        cell.isExpanded = true
        cell.layoutIfNeeded()
        let chevron = cell.subviews.compactMap { $0 as? OutlineChevron }.first
        #expect(chevron?.isExpanded == true)
        #expect(chevron?.accessibilityLabel == "Collapse")
        chevron?.sendActions(for: .touchUpInside)
        #expect(pressed == 1)
    }

    @Test("a sidebar header's chevron is centred on its text, whatever the vertical margins")
    func headerOutline() throws {
        let cell = row()
        var content = UIListContentConfiguration.sidebarHeader()
        content.text = "Harbour"
        cell.contentConfiguration = content
        cell.accessories = [.outlineDisclosure()]
        cell.layoutIfNeeded()
        let margins = content.directionalLayoutMargins
        try #require(margins.top - margins.bottom == 4)
        let chevron = try #require(cell.subviews.compactMap { $0 as? OutlineChevron }.first)
        // Frames are on whole pixels.
        let pixel = 1 / max(1, cell.traitCollection.displayScale)
        #expect(abs(chevron.frame.midY - (cell.contentView.frame.midY + 2)) <= pixel)
    }
}
