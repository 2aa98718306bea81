/// One element on screen that the user, a test or an assistive tool can name. Frame in points of the screen, current orientation.
public struct AccessibilityElement: Hashable, Sendable {
    /// The caret or selection of a text input. > Units: characters (grapheme clusters) of `value`.
    public struct Entry: Hashable, Sendable {
        /// The start of the selection.
        public var selectionStart: Int
        /// The end of the selection; equal to the start for a caret.
        public var selectionEnd: Int
        /// Whether the text is hidden, as in a field for passwords.
        public var isSecure: Bool
        /// Whether the text may have several lines.
        public var isMultiline: Bool
        /// Creates a selection, or a caret if start and end are equal.
        public init(selectionStart: Int, selectionEnd: Int, isSecure: Bool = false, isMultiline: Bool = false) {
            (self.selectionStart, self.selectionEnd) = (selectionStart, selectionEnd)
            (self.isSecure, self.isMultiline) = (isSecure, isMultiline)
        }
    }

    /// The range of values of a control.
    public struct Range: Hashable, Sendable {
        /// The present value.
        public var value: Double
        /// The least value.
        public var minimum: Double
        /// The greatest value.
        public var maximum: Double
        /// Creates a range with its present value.
        public init(value: Double, minimum: Double, maximum: Double) {
            (self.value, self.minimum, self.maximum) = (value, minimum, maximum)
        }
    }

    /// Stable for the element's lifetime; 0 for an element that cannot perform actions.
    public var id: UInt64 = 0
    /// The app's name for the element in tests, not shown to users.
    public var identifier: String
    /// What the element is called, in the user's language.
    public var label: String
    /// The element's value as text, such as the text of a field or "50 %".
    public var value: String
    /// What the element does, in the user's language.
    public var hint = ""
    /// The name of the view's class.
    public var className: String
    /// `UIAccessibilityTraits` raw value.
    public var traits: UInt64
    /// The left edge, in points of the screen.
    public var x: Double
    /// The top edge, in points of the screen.
    public var y: Double
    /// The width, in points.
    public var width: Double
    /// The height, in points.
    public var height: Double
    /// The number of views above the element's in the tree.
    public var depth: Int
    /// Whether the element responds to the user.
    public var isEnabled: Bool
    /// Its centre is not covered and would receive a touch.
    public var isHittable: Bool
    /// Part of it is visible now, also in the middle of an animation: it is not transparent, clipped or covered.
    public var isSeen = true
    /// Index in the order assistive tools follow, from 0; -1 for elements only tests name.
    public var order = -1
    /// It has keyboard focus.
    public var isFocused = false
    /// Where a touch activates it. > Units: points of the screen.
    public var activationX = 0.0
    /// The vertical place of the touch that activates it, in points of the screen.
    public var activationY = 0.0
    /// Names of its custom actions.
    public var actions: [String] = []
    /// Names of the custom rotors available from it, its own and those of its containers.
    public var rotors: [String] = []
    /// Nil except for text inputs.
    public var entry: Entry?
    /// Nil except for elements whose value is a number in a range.
    public var range: Range?

    /// Creates an element that cannot perform actions, since it has no `id`.
    public init(
        identifier: String, label: String, value: String, className: String, traits: UInt64, x: Double, y: Double, width: Double,
        height: Double, depth: Int, isEnabled: Bool, isHittable: Bool
    ) {
        self.identifier = identifier
        self.label = label
        self.value = value
        self.className = className
        self.traits = traits
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.depth = depth
        self.isEnabled = isEnabled
        self.isHittable = isHittable
        (activationX, activationY) = (x + width / 2, y + height / 2)
    }
}

extension AccessibilityElement {
    /// Assistive tools stop at it.
    public var isSpoken: Bool { order >= 0 }
}

extension Sequence where Element == AccessibilityElement {
    /// The elements assistive tools stop at, in order.
    public var spoken: [AccessibilityElement] { filter(\.isSpoken).sorted { $0.order < $1.order } }
}
