extension XCUIElement {
    /// Kinds of elements.
    ///
    /// > Contract: XCUIAutomation, XCUIElement.ElementType
    public enum ElementType: UInt, Sendable, CaseIterable {
        case any = 0, other, application, group, window, sheet, drawer, alert, dialog, button, radioButton, radioGroup, checkBox
        case disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton, popover, keyboard, key, navigationBar, tabBar, tabGroup
        case toolbar, statusBar, table, tableRow, tableColumn, outline, outlineRow, browser, collectionView, slider, pageIndicator
        case progressIndicator, activityIndicator, segmentedControl, picker, pickerWheel, `switch`, toggle, link, image, icon, searchField
        case scrollView, scrollBar, staticText, textField, secureTextField, datePicker, textView, menu, menuItem, menuBar, menuBarItem, map
        case webView, incrementArrow, decrementArrow, timeline, ratingIndicator, valueIndicator, splitGroup, splitter, relevanceIndicator
        case colorWell, helpTag, matte, dockItem, ruler, rulerMarker, grid, levelIndicator, cell, layoutArea, layoutItem, handle, stepper
        case tab, touchBar, statusItem
    }
}
