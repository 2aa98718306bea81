/// What elements and queries have in common: queries of what is below them, by type.
///
/// > Contract: XCUIAutomation, XCUIElementTypeQueryProvider
public protocol XCUIElementTypeQueryProvider {
    /// All elements below, of a type.
    func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
    /// The first match of what is meant, found without looking for others.
    var firstMatch: XCUIElement { get }
}

extension XCUIElementTypeQueryProvider {
    /// The activity indicators below.
    public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
    /// The alerts below.
    public var alerts: XCUIElementQuery { descendants(matching: .alert) }
    /// The browsers below.
    public var browsers: XCUIElementQuery { descendants(matching: .browser) }
    /// The buttons below.
    public var buttons: XCUIElementQuery { descendants(matching: .button) }
    /// The cells below.
    public var cells: XCUIElementQuery { descendants(matching: .cell) }
    /// The check boxes below.
    public var checkBoxes: XCUIElementQuery { descendants(matching: .checkBox) }
    /// The collection views below.
    public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
    /// The color wells below.
    public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }
    /// The combo boxes below.
    public var comboBoxes: XCUIElementQuery { descendants(matching: .comboBox) }
    /// The date pickers below.
    public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
    /// The decrement arrows below.
    public var decrementArrows: XCUIElementQuery { descendants(matching: .decrementArrow) }
    /// The dialogs below.
    public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }
    /// The disclosure triangles below.
    public var disclosureTriangles: XCUIElementQuery { descendants(matching: .disclosureTriangle) }
    /// The dock items below.
    public var dockItems: XCUIElementQuery { descendants(matching: .dockItem) }
    /// The drawers below.
    public var drawers: XCUIElementQuery { descendants(matching: .drawer) }
    /// The grids below.
    public var grids: XCUIElementQuery { descendants(matching: .grid) }
    /// The groups below.
    public var groups: XCUIElementQuery { descendants(matching: .group) }
    /// The handles below.
    public var handles: XCUIElementQuery { descendants(matching: .handle) }
    /// The help tags below.
    public var helpTags: XCUIElementQuery { descendants(matching: .helpTag) }
    /// The icons below.
    public var icons: XCUIElementQuery { descendants(matching: .icon) }
    /// The images below.
    public var images: XCUIElementQuery { descendants(matching: .image) }
    /// The increment arrows below.
    public var incrementArrows: XCUIElementQuery { descendants(matching: .incrementArrow) }
    /// The keyboards below.
    public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
    /// The keys below.
    public var keys: XCUIElementQuery { descendants(matching: .key) }
    /// The layout areas below.
    public var layoutAreas: XCUIElementQuery { descendants(matching: .layoutArea) }
    /// The layout items below.
    public var layoutItems: XCUIElementQuery { descendants(matching: .layoutItem) }
    /// The level indicators below.
    public var levelIndicators: XCUIElementQuery { descendants(matching: .levelIndicator) }
    /// The links below.
    public var links: XCUIElementQuery { descendants(matching: .link) }
    /// The maps below.
    public var maps: XCUIElementQuery { descendants(matching: .map) }
    /// The mattes below.
    public var mattes: XCUIElementQuery { descendants(matching: .matte) }
    /// The menu bar items below.
    public var menuBarItems: XCUIElementQuery { descendants(matching: .menuBarItem) }
    /// The menu bars below.
    public var menuBars: XCUIElementQuery { descendants(matching: .menuBar) }
    /// The menu buttons below.
    public var menuButtons: XCUIElementQuery { descendants(matching: .menuButton) }
    /// The menu items below.
    public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
    /// The menus below.
    public var menus: XCUIElementQuery { descendants(matching: .menu) }
    /// The navigation bars below.
    public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
    /// The elements without a type of their own below.
    public var otherElements: XCUIElementQuery { descendants(matching: .other) }
    /// The outline rows below.
    public var outlineRows: XCUIElementQuery { descendants(matching: .outlineRow) }
    /// The outlines below.
    public var outlines: XCUIElementQuery { descendants(matching: .outline) }
    /// The page indicators below.
    public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
    /// The picker wheels below.
    public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
    /// The pickers below.
    public var pickers: XCUIElementQuery { descendants(matching: .picker) }
    /// The pop up buttons below.
    public var popUpButtons: XCUIElementQuery { descendants(matching: .popUpButton) }
    /// The popovers below.
    public var popovers: XCUIElementQuery { descendants(matching: .popover) }
    /// The progress indicators below.
    public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
    /// The radio buttons below.
    public var radioButtons: XCUIElementQuery { descendants(matching: .radioButton) }
    /// The radio groups below.
    public var radioGroups: XCUIElementQuery { descendants(matching: .radioGroup) }
    /// The rating indicators below.
    public var ratingIndicators: XCUIElementQuery { descendants(matching: .ratingIndicator) }
    /// The relevance indicators below.
    public var relevanceIndicators: XCUIElementQuery { descendants(matching: .relevanceIndicator) }
    /// The ruler markers below.
    public var rulerMarkers: XCUIElementQuery { descendants(matching: .rulerMarker) }
    /// The rulers below.
    public var rulers: XCUIElementQuery { descendants(matching: .ruler) }
    /// The scroll bars below.
    public var scrollBars: XCUIElementQuery { descendants(matching: .scrollBar) }
    /// The scroll views below.
    public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
    /// The search fields below.
    public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
    /// The secure text fields below.
    public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
    /// The segmented controls below.
    public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
    /// The sheets below.
    public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
    /// The sliders below.
    public var sliders: XCUIElementQuery { descendants(matching: .slider) }
    /// The split groups below.
    public var splitGroups: XCUIElementQuery { descendants(matching: .splitGroup) }
    /// The splitters below.
    public var splitters: XCUIElementQuery { descendants(matching: .splitter) }
    /// The static texts below.
    public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
    /// The status bars below.
    public var statusBars: XCUIElementQuery { descendants(matching: .statusBar) }
    /// The status items below.
    public var statusItems: XCUIElementQuery { descendants(matching: .statusItem) }
    /// The steppers below.
    public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
    /// The switches below.
    public var switches: XCUIElementQuery { descendants(matching: .switch) }
    /// The tab bars below.
    public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
    /// The tab groups below.
    public var tabGroups: XCUIElementQuery { descendants(matching: .tabGroup) }
    /// The table columns below.
    public var tableColumns: XCUIElementQuery { descendants(matching: .tableColumn) }
    /// The table rows below.
    public var tableRows: XCUIElementQuery { descendants(matching: .tableRow) }
    /// The tables below.
    public var tables: XCUIElementQuery { descendants(matching: .table) }
    /// The tabs below.
    public var tabs: XCUIElementQuery { descendants(matching: .tab) }
    /// The text fields below.
    public var textFields: XCUIElementQuery { descendants(matching: .textField) }
    /// The text views below.
    public var textViews: XCUIElementQuery { descendants(matching: .textView) }
    /// The timelines below.
    public var timelines: XCUIElementQuery { descendants(matching: .timeline) }
    /// The toggles below.
    public var toggles: XCUIElementQuery { descendants(matching: .toggle) }
    /// The toolbar buttons below.
    public var toolbarButtons: XCUIElementQuery { descendants(matching: .toolbarButton) }
    /// The toolbars below.
    public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
    /// The touch bars below.
    public var touchBars: XCUIElementQuery { descendants(matching: .touchBar) }
    /// The value indicators below.
    public var valueIndicators: XCUIElementQuery { descendants(matching: .valueIndicator) }
    /// The web views below.
    public var webViews: XCUIElementQuery { descendants(matching: .webView) }
    /// The windows below.
    public var windows: XCUIElementQuery { descendants(matching: .window) }
}
