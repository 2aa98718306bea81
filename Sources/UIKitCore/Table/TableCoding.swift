internal import CoreGraphics
internal import Foundation

/// Encodes and decodes a table's own properties.
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
        let properties = CodedProperties(table, coder)
        properties.number("UIRowHeight", \.rowHeight)
        properties.number("UISectionHeaderHeight", \.sectionHeaderHeight)
        properties.number("UISectionFooterHeight", \.sectionFooterHeight)
        properties.number("UIEstimatedRowHeight", \.estimatedRowHeight)
        properties.number("UIEstimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight)
        properties.number("UIEstimatedSectionFooterHeight", \.estimatedSectionFooterHeight)
        properties.choice("UISeparatorStyle", \.separatorStyle)
        properties.object("UISeparatorColor", \.separatorColor)
        properties.insets("UISeparatorInset", \.separatorInset)
        properties.choice("UISeparatorInsetReference", \.separatorInsetReference)
        properties.flag("UIAllowsSelection", \.allowsSelection)
        properties.flag("UIAllowsMultipleSelection", \.allowsMultipleSelection)
        properties.flag("UIAllowsSelectionDuringEditing", \.allowsSelectionDuringEditing)
        properties.flag("UIAllowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing)
        properties.object("UISectionIndexColor", \.sectionIndexColor)
        properties.object("UISectionIndexBackgroundColor", \.sectionIndexBackgroundColor)
        properties.object("UISectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor)
        properties.integer("UISectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount)
        properties.object("UIBackgroundView", \.backgroundView)
        table.fixedRows = StaticTable(coder)
        for (identifier, nib) in coder.objectIfPresent(forKey: "UITableViewCellPrototypeNibs") as? [String: UINib] ?? [:] {
            table.register(nib, forCellReuseIdentifier: identifier)
        }
        table.tableHeaderView = coder.decodeObject(forKey: "UITableHeaderView") as? UIView
        table.tableFooterView = coder.decodeObject(forKey: "UITableFooterView") as? UIView
    }
}
