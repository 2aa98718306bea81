internal import Foundation
internal import UIKitCore

/// Reads and writes an archived cell's properties.
@MainActor enum CellCoding {
    static let identifier = "UIReuseIdentifier"
    private enum Key {
        static let style = "UITableViewCellStyle"
        static let text = "UITextLabelText"
        static let detail = "UIDetailTextLabelText"
        static let image = "UIImageViewImage"
        static let content = "UIContentView"
        static let selection = "UISelectionStyle"
        static let accessory = "UIAccessoryType"
        static let editingAccessory = "UIEditingAccessoryType"
        static let level = "UIIndentationLevel"
        static let width = "UIIndentationWidth"
        static let inset = "UISeparatorInset"
        static let indents = "UIShouldIndentWhileEditing"
        static let reorders = "UIShowsReorderControl"
    }

    static func style(_ coder: NSCoder) -> UITableViewCell.CellStyle {
        UITableViewCell.CellStyle(rawValue: coder.decodeInteger(forKey: Key.style)) ?? .default
    }

    static func encode(_ cell: UITableViewCell, to coder: NSCoder) {
        coder.encode(cell.style.rawValue, forKey: Key.style)
        if let name = cell.reuseIdentifier { coder.encode(name as NSString, forKey: identifier) }
        if let text = cell.texts.text?.text { coder.encode(text as NSString, forKey: Key.text) }
        if let text = cell.texts.detail?.text { coder.encode(text as NSString, forKey: Key.detail) }
        if let image = cell.texts.image?.image { coder.encode(image, forKey: Key.image) }
        let own = cell.configured.content == nil ? cell.contentView.subviews.filter { !cell.texts.owns($0) } : []
        if !own.isEmpty { coder.encode(own as NSArray, forKey: Key.content) }
        coder.encode(cell.selectionStyle.rawValue, forKey: Key.selection)
        coder.encode(cell.accessoryType.rawValue, forKey: Key.accessory)
        coder.encode(cell.editingAccessoryType.rawValue, forKey: Key.editingAccessory)
        coder.encode(cell.indentationLevel, forKey: Key.level)
        coder.encode(Double(cell.indentationWidth), forKey: Key.width)
        coder.encode(cell.shouldIndentWhileEditing, forKey: Key.indents)
        coder.encode(cell.showsReorderControl, forKey: Key.reorders)
        if let inset = cell.parts.explicitSeparatorInset { coder.encode(NSCoder.string(for: inset) as NSString, forKey: Key.inset) }
    }

    static func decode(_ cell: UITableViewCell, from coder: NSCoder) {
        if let text = coder.objectIfPresent(forKey: Key.text) as? String { cell.textLabel?.text = text }
        if let text = coder.objectIfPresent(forKey: Key.detail) as? String { cell.detailTextLabel?.text = text }
        if let image = coder.objectIfPresent(forKey: Key.image) as? UIImage { cell.imageView?.image = image }
        coder.adopt("UITextLabel", as: cell.textLabel, LabelCoding.decodeWhole)
        coder.adopt("UIDetailTextLabel", as: cell.detailTextLabel, LabelCoding.decodeWhole)
        coder.adopt("UIImageView", as: cell.imageView) { ViewCoding.decode($0, from: $1) }
        if coder is NibDecoder {
            coder.adopt(Key.content, as: cell.contentView) { ViewCoding.decode($0, from: $1) }
        } else {
            for view in coder.objectIfPresent(forKey: Key.content) as? [UIView] ?? [] { cell.contentView.addSubview(view) }
        }
        cell.fileHeight = coder.number("UIRowHeight")
        if coder.containsValue(forKey: Key.selection) {
            cell.selectionStyle = .init(rawValue: coder.decodeInteger(forKey: Key.selection)) ?? .default
        }
        let properties = PropertyDecoder(cell, coder)
        properties.object("UIAccessoryView", \.accessoryView)
        properties.object("UIEditingAccessoryView", \.editingAccessoryView)
        properties.object("UIBackgroundView", \.backgroundView)
        properties.object("UISelectedBackgroundView", \.selectedBackgroundView)
        properties.choice("UIFocusStyle", \.focusStyle)
        cell.accessoryType = .init(rawValue: coder.decodeInteger(forKey: Key.accessory)) ?? .none
        cell.editingAccessoryType = .init(rawValue: coder.decodeInteger(forKey: Key.editingAccessory)) ?? .none
        cell.indentationLevel = coder.decodeInteger(forKey: Key.level)
        if coder.containsValue(forKey: Key.width) { cell.indentationWidth = CGFloat(coder.decodeDouble(forKey: Key.width)) }
        if coder.containsValue(forKey: Key.indents) { cell.shouldIndentWhileEditing = coder.decodeBool(forKey: Key.indents) }
        cell.showsReorderControl = coder.decodeBool(forKey: Key.reorders)
        if let text = coder.objectIfPresent(forKey: Key.inset) as? String { cell.separatorInset = NSCoder.uiEdgeInsets(for: text) }
    }
}

extension CellDefaultContent {
    func owns(_ view: UIView) -> Bool { view === text || view === detail || view === image }
}
