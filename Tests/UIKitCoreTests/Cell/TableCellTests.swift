import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

@MainActor @Suite("UITableViewCell", .application)
struct TableCellTests {
    private let app = TestApplication()

    private final class Owner: CellOwner {
        let journal = Journal()
        func cellAccessoryTapped(_ cell: UITableViewCell) { journal.add("accessory") }
        func cellActivated(_ cell: UITableViewCell) -> Bool { true }
        func cellEditControlTapped(_ cell: UITableViewCell) { journal.add("control") }
        func cell(_ cell: UITableViewCell, appearsSelected: Bool) { journal.add("looks \(appearsSelected)") }
        func cell(_ cell: UITableViewCell, reorders phase: ReorderPhase, at point: CGPoint) { journal.add("\(phase)") }
        func cellHeightDidChange(_ cell: UITableViewCell) { journal.add("height") }
        func cellConstraintsDidChange(_ cell: UITableViewCell) {}
    }

    private final class Noting: UITableViewCell {
        var transitions: [UInt] = []
        var states: [UICellConfigurationState] = []
        override func willTransition(to state: StateMask) { transitions.append(state.rawValue) }
        override func didTransition(to state: StateMask) { transitions.append(state.rawValue + 10) }
        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            states.append(state)
        }
    }

    private func cell(_ style: UITableViewCell.CellStyle = .default, width: CGFloat = 320, height: CGFloat = 44) -> UITableViewCell {
        app.activate()
        let cell = UITableViewCell(style: style, reuseIdentifier: "row")
        cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
        return cell
    }

    private func shown(_ cell: UITableViewCell) -> UITableViewCell {
        app.window().addSubview(cell)
        app.flush()
        return cell
    }

    // MARK: Parts

    @Test("starts without selection, editing or accessories")
    func defaults() {
        let cell = cell()
        #expect(cell.reuseIdentifier == "row")
        #expect(cell.selectionStyle == .default)
        #expect(cell.accessoryType == .none)
        #expect(!cell.isSelected)
        #expect(!cell.isHighlighted)
        #expect(!cell.isEditing)
        #expect(!cell.showingDeleteConfirmation)
        #expect(cell.indentationLevel == 0)
        #expect(cell.indentationWidth == 10)
        #expect(cell.shouldIndentWhileEditing)
        #expect(cell.contentConfiguration == nil)
        #expect(cell.backgroundConfiguration == nil)
        #expect(cell.editingStyle == .none)
        #expect(cell.detailTextLabel == nil)
        #expect(cell.textLabel != nil)
        #expect(cell.imageView != nil)
        #expect(UITableViewCell(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.minX == 1)
        #expect(UITableViewCell().reuseIdentifier == nil)
    }

    @Test("each style has its own views and fonts")
    func styles() throws {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let value = cell(.value1)
        #expect(value.textLabel?.font == body)
        #expect(value.detailTextLabel?.font == body)
        #expect(value.detailTextLabel?.textColor == .secondaryLabel)
        let contact = cell(.value2)
        #expect(contact.imageView == nil)
        #expect(contact.textLabel?.font.pointSize == 12)
        #expect(contact.textLabel?.textAlignment == .right)
        #expect(cell(.subtitle).detailTextLabel?.font.pointSize == 12)
    }

    @Test("a cell without content creates no labels")
    func lazily() {
        let cell = cell()
        cell.layoutIfNeeded()
        #expect(cell.contentView.subviews.isEmpty)
    }

    @Test("the content view leaves space for the separator and the accessory")
    func contentFrame() throws {
        let cell = cell()
        cell.textLabel?.text = "Row"
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 320)
        #expect(cell.contentView.frame.height < 44)
        #expect(cell.textLabel?.frame.minX == 16)
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        cell.layoutIfNeeded()
        #expect(cell.accessoryView?.frame.maxX == 304)
        #expect(cell.contentView.frame.maxX == 254)
        cell.frame.size.width = 430
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame.minX == 20)
    }

    @Test("an overridden layoutSubviews can reposition the labels")
    func overriding() {
        final class Moved: UITableViewCell {
            override func layoutSubviews() {
                super.layoutSubviews()
                textLabel?.frame.origin.x = 77
            }
        }
        let cell = Moved(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Moved"
        let shown = shown(cell)
        #expect(shown.textLabel?.frame.minX == 77)
        shown.textLabel?.text = "Moved again"
        app.flush()
        #expect(shown.textLabel?.frame.minX == 77)
    }

    @Test("TV-58: an accessory view takes precedence over a type, and editing has its own for both", .contract("TV-58"))
    func accessories() {
        let cell = cell()
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        #expect(cell.subviews.contains { $0 is CellAccessoryView })
        let (plain, editing) = (UISwitch(), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
        cell.accessoryView = plain
        cell.editingAccessoryView = editing
        cell.layoutIfNeeded()
        #expect(plain.superview === cell)
        #expect(!cell.subviews.contains { $0 is CellAccessoryView })
        #expect(editing.superview == nil)
        cell.setEditing(true, animated: false)
        cell.layoutIfNeeded()
        #expect(plain.superview == nil)
        #expect(editing.superview === cell)
        cell.editingAccessoryView = nil
        cell.layoutIfNeeded()
        #expect(!cell.subviews.contains { $0 is CellAccessoryView })
        #expect(editing.superview == nil)
    }

    @Test("TV-57: only the detail button calls accessoryButtonTapped", .contract("TV-57"))
    func detailButton() {
        let owner = Owner()
        let cell = shown(cell())
        cell.owner = owner
        cell.accessoryType = .detailButton
        app.flush()
        app.tap(293, 22)
        #expect(owner.journal.take() == ["accessory"])
        cell.accessoryType = .disclosureIndicator
        app.flush()
        app.tap(293, 22)
        #expect(owner.journal.take().isEmpty)
    }

    // MARK: Height

    @Test("TV-13, TV-14: a row is as high as its content, in whole pixels, with the separator", .contract("TV-13", "TV-14"))
    func heights() {
        let plain = cell()
        plain.textLabel?.text = "One line"
        #expect(plain.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height == 44)
        let subtitle = cell(.subtitle)
        subtitle.textLabel?.text = "Text"
        subtitle.detailTextLabel?.text = "Detail"
        let height = subtitle.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height
        #expect(height >= 57)
        #expect(height <= 59)
        #expect((height / subtitle.pixel).rounded() * subtitle.pixel == height)
        plain.textLabel?.numberOfLines = 0
        plain.textLabel?.text = String(repeating: "many words ", count: 20)
        let high = plain.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height
        #expect(high > 100)
        #expect(plain.systemLayoutSizeFitting(CGSize(width: 200, height: 0)).height > high)
        #expect(cell().sizeThatFits(CGSize(width: CGFloat.nan, height: .infinity)).height == 44)
    }

    @Test("with views in the cell itself it is as wide as their constraints say; with a text it stays as wide as it is")
    func compressedWidth() {
        let (bare, titled) = (cell(), cell())
        titled.textLabel?.text = "Text"
        for cell in [bare, titled] {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.addSubview(view)
            NSLayoutConstraint.activate([
                view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 20),
                view.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 8),
                cell.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8),
                view.topAnchor.constraint(equalTo: cell.topAnchor),
            ])
        }
        #expect(bare.bounds.width == 320)
        #expect(bare.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 66)
        #expect(titled.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 320)
    }

    @Test("uses the application's height unchanged")
    func ownHeight() {
        final class High: UITableViewCell {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 90) }
        }
        app.activate()
        #expect(High(style: .default, reuseIdentifier: nil).systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height == 90)
    }

    // MARK: Selection

    @Test("a highlighted or selected row shows it, except with the selection style .none")
    func selection() throws {
        let cell = shown(cell())
        let owner = Owner()
        cell.owner = owner
        cell.textLabel?.text = "Row"
        cell.textLabel?.highlightedTextColor = .white
        cell.setHighlighted(true, animated: false)
        #expect(cell.parts.shownSelection?.superview === cell)
        #expect(cell.textLabel?.isHighlighted == true)
        cell.setHighlighted(false, animated: false)
        #expect(cell.parts.shownSelection == nil)
        #expect(owner.journal.take().filter { $0 != "height" } == ["looks true", "looks false"])
        cell.selectionStyle = .none
        cell.setSelected(true, animated: false)
        #expect(cell.parts.shownSelection == nil)
        #expect(cell.isSelected)
        cell.selectionStyle = .blue
        #expect(cell.parts.shownSelection != nil)
        let own = UIView()
        cell.selectedBackgroundView = own
        #expect(own.superview === cell)
        #expect(own.frame.size == cell.bounds.size)
    }

    @Test("an animated deselection stays visible until it has faded")
    func fading() {
        let cell = shown(cell())
        cell.setSelected(true, animated: false)
        cell.setSelected(false, animated: true)
        #expect(cell.parts.shownSelection != nil)
        #expect(!cell.isSelected)
        app.advance(1)
        #expect(!cell.isSelected)
    }

    @Test("TV-18: a selected row has no separator below or above it", .contract("TV-18"))
    func lines() throws {
        let cell = shown(cell())
        cell.textLabel?.text = "Row"
        app.flush()
        let line = try #require(cell.parts.line)
        #expect(!line.isHidden)
        #expect(line.frame.minX == 16)
        #expect(line.frame.maxX == 320)
        cell.setSelected(true, animated: false)
        app.flush()
        #expect(line.isHidden)
        cell.setSelected(false, animated: false)
        cell.setting.nextIsSelected = true
        app.flush()
        #expect(line.isHidden)
        cell.setting.nextIsSelected = false
        cell.setting.look = .insetGrouped
        cell.setting.isLastInSection = true
        app.flush()
        #expect(line.isHidden)
    }

    // MARK: Editing

    @Test("TV-45: the editing control appears and content is inset; overrides are called", .contract("TV-45"))
    func editing() {
        app.activate()
        let cell = Noting(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.setting.editingStyle = .delete
        cell.textLabel?.text = "Row"
        cell.setEditing(true, animated: false)
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame.minX == 16)
        #expect(cell.transitions == [1, 11])
        #expect(cell.contentView.frame.minX == 38)
        #expect(cell.parts.editControl != nil)
        cell.shouldIndentWhileEditing = false
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 0)
        cell.isEditing = false
        cell.layoutIfNeeded()
        #expect(cell.transitions == [1, 11, 0, 10])
        #expect(cell.parts.editControl == nil)
    }

    @Test("delete, insert and reorder controls notify the table")
    func controls() {
        let owner = Owner()
        let cell = shown(cell())
        cell.owner = owner
        cell.setting.editingStyle = .delete
        cell.setting.canReorder = true
        cell.setEditing(true, animated: false)
        app.flush()
        app.tap(27, 22)
        #expect(owner.journal.take() == ["control"])
        app.touch(.began, 295, 22)
        app.advance(0.05)
        app.touch(.moved, 295, 60)
        app.touch(.ended, 295, 60)
        #expect(owner.journal.take() == ["began", "moved", "ended"])
    }

    @Test("rows in multiple selection show a circle and follow the selection")
    func marks() {
        let cell = shown(cell())
        cell.setting.marksSelectionWhileEditing = true
        cell.setEditing(true, animated: false)
        app.flush()
        #expect(cell.parts.editControl?.kind == .mark(isSelected: false))
        cell.setSelected(true, animated: false)
        app.flush()
        #expect(cell.parts.editControl?.kind == .mark(isSelected: true))
    }

    @Test("indentation moves texts, also in the negative direction")
    func indentation() {
        let cell = cell()
        cell.textLabel?.text = "Row"
        cell.indentationLevel = 3
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame.minX == 46)
        cell.indentationWidth = -2
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame.minX == 10)
        cell.indentationWidth = .nan
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame.minX == 16)
    }

    // MARK: Configurations

    @Test("a content configuration provides its view and removes the labels")
    func content() throws {
        let cell = shown(cell())
        cell.textLabel?.text = "Old"
        var content = cell.defaultContentConfiguration()
        content.text = "New"
        cell.contentConfiguration = content
        #expect(cell.textLabel == nil)
        #expect(cell.contentView is UIListContentView)
        #expect(cell.accessibilityLabel == "New")
        let view = cell.contentView
        content.text = "Newer"
        cell.contentConfiguration = content
        #expect(cell.contentView === view)
        #expect(cell.accessibilityLabel == "Newer")
        cell.contentConfiguration = nil
        #expect(!(cell.contentView is UIListContentView))
        #expect(cell.textLabel != nil)
        #expect(view.superview == nil)
    }

    @Test("configurations follow the state once a layout, and the handler is called last")
    func updates() {
        app.activate()
        let cell = Noting(style: .default, reuseIdentifier: nil)
        var received = 0
        cell.configurationUpdateHandler = { _, state in if state.isSelected { received += 1 } }
        cell.layoutIfNeeded()
        #expect(cell.states.count == 1)
        cell.isSelected = true
        cell.isHighlighted = true
        cell.layoutIfNeeded()
        #expect(cell.states.count == 2)
        #expect(cell.states.last?.isSelected == true)
        #expect(cell.states.last?.isHighlighted == true)
        #expect(received == 1)
        cell.layoutIfNeeded()
        #expect(cell.states.count == 2)
    }

    @Test("a background configuration replaces views and colour, and follows the selection")
    func background() {
        let cell = cell()
        let view = UIView()
        cell.backgroundView = view
        cell.backgroundConfiguration = .listPlainCell()
        cell.layoutIfNeeded()
        #expect(cell.backgroundView == nil)
        #expect(view.superview == nil)
        #expect(cell.backgroundColor == nil)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
        #expect(cell.parts.shownSelection == nil)
        cell.backgroundView = view
        #expect(cell.backgroundConfiguration == nil)
        #expect(view.superview === cell)
    }

    @Test("the background colour is the list's until the application sets one")
    func colours() {
        let cell = cell()
        #expect(cell.backgroundColor == .systemBackground)
        cell.setting.look = .insetGrouped
        #expect(cell.backgroundColor == .secondarySystemGroupedBackground)
        cell.backgroundColor = .systemRed
        cell.setting.look = .plain
        #expect(cell.backgroundColor == .systemRed)
    }

    @Test("inset grouped cards have rounded ends")
    func cards() {
        let cell = cell()
        cell.setting.look = .insetGrouped
        cell.setting.isFirstInSection = true
        #expect(cell.layer.cornerRadius == 10)
        #expect(cell.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(cell.clipsToBounds)
        cell.setting.look = .plain
        #expect(cell.layer.cornerRadius == 0)
        #expect(!cell.clipsToBounds)
    }

    // MARK: The rest

    @Test("reuse resets state and keeps content")
    func reuse() {
        let cell = cell()
        cell.textLabel?.text = "Kept"
        cell.setSelected(true, animated: false)
        cell.setHighlighted(true, animated: false)
        cell.prepareForReuse()
        #expect(!cell.isSelected)
        #expect(!cell.isHighlighted)
        #expect(cell.textLabel?.text == "Kept")
        #expect(cell.parts.shownSelection == nil)
    }

    @Test("creates classes by their reuse initializers")
    func making() {
        final class Own: UITableViewCell {
            override init(style: CellStyle, reuseIdentifier: String?) { super.init(style: .subtitle, reuseIdentifier: reuseIdentifier) }
            required init?(coder: NSCoder) { nil }
        }
        app.activate()
        let made = DynamicCellFactory.make(Own.self, style: .default, reuseIdentifier: "own")
        #expect(made is Own)
        #expect(made.detailTextLabel != nil)
        #expect(made.reuseIdentifier == "own")
        #expect(DynamicCellFactory.make(UITableViewHeaderFooterView.self, reuseIdentifier: "h").reuseIdentifier == "h")
        #expect(DynamicCellFactory.make(UICollectionViewCell.self, reuseIdentifier: "c").reuseIdentifier == "c")
    }

    @Test("an archived cell restores style, texts, accessory and indentation")
    func archive() throws {
        let cell = cell(.subtitle)
        cell.textLabel?.text = "Text"
        cell.detailTextLabel?.text = "Detail"
        cell.accessoryType = .checkmark
        cell.indentationLevel = 2
        cell.separatorInset = UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 1)
        cell.contentView.addSubview(UISwitch())
        let read = try archived(cell)
        #expect(read.reuseIdentifier == "row")
        #expect(read.textLabel?.text == "Text")
        #expect(read.detailTextLabel?.text == "Detail")
        #expect(read.accessoryType == .checkmark)
        #expect(read.indentationLevel == 2)
        #expect(read.separatorInset.left == 9)
        #expect(read.contentView.subviews.contains { $0 is UISwitch })
    }

    @Test("a row's accessibility has its texts and selection")
    func speech() {
        let cell = cell(.value1)
        cell.textLabel?.text = "Name"
        cell.detailTextLabel?.text = "Value"
        #expect(cell.accessibilityLabel == "Name, Value")
        #expect(cell.isAccessibilityElement)
        #expect(!cell.accessibilityTraits.contains(.selected))
        cell.isSelected = true
        #expect(cell.accessibilityTraits.contains(.selected))
        cell.accessibilityLabel = "Own"
        #expect(cell.accessibilityLabel == "Own")
    }

    @Test("appearance proxies apply to rows")
    func appearance() {
        app.activate()
        UITableViewCell.appearance().selectionStyle = .none
        let cell = shown(cell())
        #expect(cell.selectionStyle == .none)
    }
}
