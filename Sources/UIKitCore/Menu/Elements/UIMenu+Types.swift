extension UIMenu {
    /// How a menu is shown inside its parent, and which of its elements can be on.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Its elements are shown inline in the enclosing menu, between separators.
        public static let displayInline = Options(rawValue: 1)
        /// The submenu's row is red.
        public static let destructive = Options(rawValue: 2)
        /// At most one element is on; choosing another moves the check mark.
        public static let singleSelection = Options(rawValue: 32)
        /// A row of icons.
        public static let displayAsPalette = Options(rawValue: 128)
    }

    /// The size and arrangement of a menu's rows.
    public enum ElementSize: Int, Sendable {
        /// Icons only, four in a row.
        case small = 0
        /// Icons above titles, three in a row.
        case medium = 1
        /// Full rows with title, subtitle and image, one below the other.
        case large = 2
        /// Acts as `large`.
        case automatic = -1
    }

    /// The name of a menu in the app's menu tree, with which `UIMenuBuilder` finds it.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The menu named after the app on a Mac; not part of the default tree here.
        public static let application = Identifier("com.apple.menu.application")
        /// The File menu.
        public static let file = Identifier("com.apple.menu.file")
        /// The Edit menu, with undo and the standard edit actions.
        public static let edit = Identifier("com.apple.menu.edit")
        /// The View menu.
        public static let view = Identifier("com.apple.menu.view")
        /// The Window menu.
        public static let window = Identifier("com.apple.menu.window")
        /// The Help menu.
        public static let help = Identifier("com.apple.menu.help")
        /// The group of the About command; not part of the default tree here.
        public static let about = Identifier("com.apple.menu.about")
        /// The group of the settings command; not part of the default tree here.
        public static let preferences = Identifier("com.apple.menu.preferences")
        /// The Services menu of a Mac; not part of the default tree here.
        public static let services = Identifier("com.apple.menu.services")
        /// The group of commands that hide apps; not part of the default tree here.
        public static let hide = Identifier("com.apple.menu.hide")
        /// The group of the Quit command; not part of the default tree here.
        public static let quit = Identifier("com.apple.menu.quit")
        /// The group of commands that open a scene; not part of the default tree here.
        public static let newScene = Identifier("com.apple.menu.new-scene")
        /// The group of commands that open a document; not part of the default tree here.
        public static let open = Identifier("com.apple.menu.open")
        /// The menu of recently opened documents; not part of the default tree here.
        public static let openRecent = Identifier("com.apple.menu.open-recent")
        /// The group of commands that close a window; not part of the default tree here.
        public static let close = Identifier("com.apple.menu.close")
        /// The group of printing commands; not part of the default tree here.
        public static let print = Identifier("com.apple.menu.print")
        /// The group of commands for the open document; not part of the default tree here.
        public static let document = Identifier("com.apple.menu.document")
        /// The inline group of Undo and Redo in the Edit menu.
        public static let undoRedo = Identifier("com.apple.menu.undo-redo")
        /// The inline group of Cut, Copy, Paste, Delete and Select All in the Edit menu.
        public static let standardEdit = Identifier("com.apple.menu.standard-edit")
        /// The group of searching commands; not part of the default tree here.
        public static let find = Identifier("com.apple.menu.find")
        /// The group of commands that find and replace; not part of the default tree here.
        public static let replace = Identifier("com.apple.menu.replace")
        /// The group of the Share command; not part of the default tree here.
        public static let share = Identifier("com.apple.menu.share")
        /// The inline group of Bold, Italic and Underline in the Format menu.
        public static let textStyle = Identifier("com.apple.menu.text-style")
        /// The menu of spelling and grammar; not part of the default tree here.
        public static let spelling = Identifier("com.apple.menu.spelling")
        /// The group of the spelling panel's commands; not part of the default tree here.
        public static let spellingPanel = Identifier("com.apple.menu.spelling-panel")
        /// The group of spelling options; not part of the default tree here.
        public static let spellingOptions = Identifier("com.apple.menu.spelling-options")
        /// The menu of text substitutions; not part of the default tree here.
        public static let substitutions = Identifier("com.apple.menu.substitutions")
        /// The group of the substitution panel's commands; not part of the default tree here.
        public static let substitutionsPanel = Identifier("com.apple.menu.substitutions-panel")
        /// The group of substitution options, such as smart quotes; not part of the default tree here.
        public static let substitutionOptions = Identifier("com.apple.menu.substitution-options")
        /// The menu of changes of case; not part of the default tree here.
        public static let transformations = Identifier("com.apple.menu.transformations")
        /// The menu of reading aloud; not part of the default tree here.
        public static let speech = Identifier("com.apple.menu.speech")
        /// The group of the Look Up command; not part of the default tree here.
        public static let lookup = Identifier("com.apple.menu.lookup")
        /// The group of the command that learns a spelling; not part of the default tree here.
        public static let learn = Identifier("com.apple.menu.learn")
        /// The Format menu, which holds the text styles.
        public static let format = Identifier("com.apple.menu.format")
        /// The menu of fonts and text styles; not part of the default tree here.
        public static let font = Identifier("com.apple.menu.font")
        /// The group of commands that change the size of text; not part of the default tree here.
        public static let textSize = Identifier("com.apple.menu.text-size")
        /// The group of commands that change the colour of text; not part of the default tree here.
        public static let textColor = Identifier("com.apple.menu.text-color")
        /// The group of commands that copy and paste a text style; not part of the default tree here.
        public static let textStylePasteboard = Identifier("com.apple.menu.text-style-pasteboard")
        /// The menu of alignment and writing direction; not part of the default tree here.
        public static let text = Identifier("com.apple.menu.text")
        /// The menu of writing directions; not part of the default tree here.
        public static let writingDirection = Identifier("com.apple.menu.writing-direction")
        /// The group of text alignments; not part of the default tree here.
        public static let alignment = Identifier("com.apple.menu.alignment")
        /// The group of commands for a window's tool bar; not part of the default tree here.
        public static let toolbar = Identifier("com.apple.menu.toolbar")
        /// The group of commands for a window's sidebar; not part of the default tree here.
        public static let sidebar = Identifier("com.apple.menu.sidebar")
        /// The group of the full-screen command; not part of the default tree here.
        public static let fullscreen = Identifier("com.apple.menu.fullscreen")
        /// The group of commands that change a window's size; not part of the default tree here.
        public static let minimizeAndZoom = Identifier("com.apple.menu.minimize-and-zoom")
        /// The group of the command that brings all windows forward; not part of the default tree here.
        public static let bringAllToFront = Identifier("com.apple.menu.bring-all-to-front")
        /// The root of the tree, whose children are the menus of a menu bar.
        public static let root = Identifier("com.apple.menu.root")
    }
}
