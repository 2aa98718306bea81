internal import CoreGraphics
internal import Foundation

/// What an archive keeps of a table.
@MainActor enum TableCoding {
    static func encode(_ table: UITableView, to coder: NSCoder) {
        coder.encode(table.style.rawValue, forKey: "UIStyle")
        coder.encode(Double(table.rowHeight), forKey: "UIRowHeight")
        coder.encode(Double(table.sectionHeaderHeight), forKey: "UISectionHeaderHeight")
        coder.encode(Double(table.sectionFooterHeight), forKey: "UISectionFooterHeight")
        coder.encode(Double(table.estimatedRowHeight), forKey: "UIEstimatedRowHeight")
        coder.encode(table.separatorStyle.rawValue, forKey: "UISeparatorStyle")
        coder.encode(table.allowsSelection, forKey: "UIAllowsSelection")
        coder.encode(table.allowsMultipleSelection, forKey: "UIAllowsMultipleSelection")
        coder.encode(table.allowsSelectionDuringEditing, forKey: "UIAllowsSelectionDuringEditing")
        coder.encode(table.allowsMultipleSelectionDuringEditing, forKey: "UIAllowsMultipleSelectionDuringEditing")
        coder.encode(table.tableHeaderView, forKey: "UITableHeaderView")
        coder.encode(table.tableFooterView, forKey: "UITableFooterView")
    }

    static func decode(_ table: UITableView, from coder: NSCoder) {
        func number(_ key: String, _ path: ReferenceWritableKeyPath<UITableView, CGFloat>) {
            if coder.containsValue(forKey: key) { table[keyPath: path] = CGFloat(coder.decodeDouble(forKey: key)) }
        }
        func flag(_ key: String, _ path: ReferenceWritableKeyPath<UITableView, Bool>) {
            if coder.containsValue(forKey: key) { table[keyPath: path] = coder.decodeBool(forKey: key) }
        }
        number("UIRowHeight", \.rowHeight)
        number("UISectionHeaderHeight", \.sectionHeaderHeight)
        number("UISectionFooterHeight", \.sectionFooterHeight)
        number("UIEstimatedRowHeight", \.estimatedRowHeight)
        if coder.containsValue(forKey: "UISeparatorStyle") {
            table.separatorStyle = UITableViewCell.SeparatorStyle(rawValue: coder.decodeInteger(forKey: "UISeparatorStyle")) ?? .singleLine
        }
        flag("UIAllowsSelection", \.allowsSelection)
        flag("UIAllowsMultipleSelection", \.allowsMultipleSelection)
        flag("UIAllowsSelectionDuringEditing", \.allowsSelectionDuringEditing)
        flag("UIAllowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing)
        let properties = CodedProperties(table, coder)
        properties.object("UISeparatorColor", \.separatorColor)
        properties.object("UISectionIndexColor", \.sectionIndexColor)
        properties.object("UISectionIndexBackgroundColor", \.sectionIndexBackgroundColor)
        properties.object("UISectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor)
        properties.insets("UISeparatorInset", \.separatorInset)
        number("UIEstimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight)
        number("UIEstimatedSectionFooterHeight", \.estimatedSectionFooterHeight)
        table.fixedRows = StaticTable(coder)
        for (identifier, nib) in coder.objectIfPresent(forKey: "UITableViewCellPrototypeNibs") as? [String: UINib] ?? [:] {
            table.register(nib, forCellReuseIdentifier: identifier)
        }
        table.tableHeaderView = coder.decodeObject(forKey: "UITableHeaderView") as? UIView
        table.tableFooterView = coder.decodeObject(forKey: "UITableFooterView") as? UIView
    }
}
