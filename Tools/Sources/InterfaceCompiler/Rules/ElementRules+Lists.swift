extension ElementRules {
    static let tableStyles = ["plain": 0, "grouped": 1, "insetGrouped": 2]
    private static let accessories = [
        "none": 0, "disclosureIndicator": 1, "detailDisclosureButton": 2, "checkmark": 3, "detailButton": 4,
    ]

    private static let table: [String: PropertyRule] = [
        "style": .init("UIStyle", .choice(tableStyles)), "rowHeight": .init("UIRowHeight", .real),
        "sectionHeaderHeight": .init("UISectionHeaderHeight", .real), "sectionFooterHeight": .init("UISectionFooterHeight", .real),
        "estimatedRowHeight": .init("UIEstimatedRowHeight", .real),
        "estimatedSectionHeaderHeight": .init("UIEstimatedSectionHeaderHeight", .real),
        "estimatedSectionFooterHeight": .init("UIEstimatedSectionFooterHeight", .real),
        "separatorStyle": .init(
            "UISeparatorStyle", .choice(["none": 0, "default": 1, "singleLine": 1, "singleLineEtched": 2])),
        "separatorColor": .init("UISeparatorColor", .color), "separatorInset": .init("UISeparatorInset", .insets),
        "separatorInsetReference": .init("UISeparatorInsetReference", .choice(["fromCellEdges": 0, "fromAutomaticInsets": 1])),
        "sectionIndexColor": .init("UISectionIndexColor", .color),
        "sectionIndexBackgroundColor": .init("UISectionIndexBackgroundColor", .color),
        "sectionIndexTrackingBackgroundColor": .init("UISectionIndexTrackingBackgroundColor", .color),
        "sectionIndexMinimumDisplayRowCount": .init("UISectionIndexMinimumDisplayRowCount", .integer),
        "allowsSelection": .init("UIAllowsSelection", .flag), "allowsMultipleSelection": .init("UIAllowsMultipleSelection", .flag),
        "allowsSelectionDuringEditing": .init("UIAllowsSelectionDuringEditing", .flag),
        "allowsMultipleSelectionDuringEditing": .init("UIAllowsMultipleSelectionDuringEditing", .flag),
        "backgroundView": .init("UIBackgroundView", .object), "tableHeaderView": .init("UITableHeaderView", .object),
        "tableFooterView": .init("UITableFooterView", .object),
    ]

    private static let tableCell: [String: PropertyRule] = [
        "style": .init(
            "UITableViewCellStyle",
            .choice([
                "IBUITableViewCellStyleDefault": 0, "IBUITableViewCellStyleValue1": 1, "IBUITableViewCellStyleValue2": 2,
                "IBUITableViewCellStyleSubtitle": 3,
            ])),
        "reuseIdentifier": .init("UIReuseIdentifier", .text), "accessoryType": .init("UIAccessoryType", .choice(accessories)),
        "editingAccessoryType": .init("UIEditingAccessoryType", .choice(accessories)),
        "selectionStyle": .init("UISelectionStyle", .choice(["none": 0, "blue": 1, "gray": 2, "default": 3])),
        "indentationLevel": .init("UIIndentationLevel", .integer), "indentationWidth": .init("UIIndentationWidth", .real),
        "shouldIndentWhileEditing": .init("UIShouldIndentWhileEditing", .flag),
        "showsReorderControl": .init("UIShowsReorderControl", .flag),
        // Without effect since cells have an accessory for editing.
        "hidesAccessoryWhenEditing": .init("UIHidesAccessoryWhenEditing", .unread),
        "separatorInset": .init("UISeparatorInset", .insets),
        "rowHeight": .init("UIRowHeight", .real), "accessoryView": .init("UIAccessoryView", .object),
        "backgroundView": .init("UIBackgroundView", .object), "selectedBackgroundView": .init("UISelectedBackgroundView", .object),
        "editingAccessoryView": .init("UIEditingAccessoryView", .object),
        "focusStyle": .init("UIFocusStyle", .choice(["default": 0, "custom": 1])),
    ]

    private static let collection: [String: PropertyRule] = [
        "allowsSelection": .init("UIAllowsSelection", .flag), "allowsMultipleSelection": .init("UIAllowsMultipleSelection", .flag),
        "prefetchingEnabled": .init("UICollectionViewPrefetchingEnabled", .flag), "springLoaded": .init("UISpringLoaded", .flag),
        "collectionViewLayout": .init("UICollectionLayout", .object), "backgroundView": .init("UIBackgroundView", .object),
    ]

    private static let flow: [String: PropertyRule] = [
        "minimumLineSpacing": .init("UILineSpacing", .real), "minimumInteritemSpacing": .init("UIInteritemSpacing", .real),
        "scrollDirection": .init("UIScrollDirection", .choice(["vertical": 0, "horizontal": 1])),
        "itemSize": .init("UIItemSize", .split), "headerReferenceSize": .init("UIHeaderReferenceSize", .size),
        "footerReferenceSize": .init("UIFooterReferenceSize", .size), "sectionInset": .init("UISectionInset", .insets),
        "estimatedItemSize": .init("UIEstimatedItemSize", .size),
        "automaticEstimatedItemSize": .init("UIAutomaticEstimatedItemSize", .flag),
        "sectionHeadersPinToVisibleBounds": .init("UISectionHeadersPinToVisibleBounds", .flag),
        "sectionFootersPinToVisibleBounds": .init("UISectionFootersPinToVisibleBounds", .flag),
        "sectionInsetReference": .init("UISectionInsetReference", .choice(["contentInset": 0, "safeArea": 1, "layoutMargins": 2])),
    ]

    private static let refresh: [String: PropertyRule] = [
        "attributedTitle": .init("UIAttributedTitle", .attributedText),
        // Interface Builder writes of every refresh control that it is disabled, and yet a pull reaches it.
        "enabled": .init("UIDisabled", .unread),
    ]

    static let lists: [String: ElementRule] = [
        "refreshControl": .init("UIRefreshControl", .view, view, control, refresh),
        "tableView": .init("UITableView", .view, view, scroll, table),
        "tableViewCell": .init("UITableViewCell", .view, view, tableCell),
        "tableViewCellContentView": .init("UITableViewCellContentView", .view, view),
        "tableViewSection": .init(
            "UITableViewSection", .plain,
            ["headerTitle": .init("UIHeaderTitle", .text), "footerTitle": .init("UIFooterTitle", .text)]),
        "collectionView": .init("UICollectionView", .view, view, scroll, collection),
        "collectionViewCell": .init(
            "UICollectionViewCell", .view, view,
            [
                "reuseIdentifier": .init("UIReuseIdentifier", .text),
                "backgroundView": .init("UIBackgroundView", .object), "selectedBackgroundView": .init("UISelectedBackgroundView", .object),
            ]),
        "collectionViewCellContentView": .init("UIView", .view, view),
        "collectionReusableView": .init("UICollectionReusableView", .view, view, ["reuseIdentifier": .init("UIReuseIdentifier", .text)]),
        "collectionViewFlowLayout": .init("UICollectionViewFlowLayout", .plain, flow),
        "collectionViewLayout": .init("UICollectionViewLayout", .plain),
    ]
}
