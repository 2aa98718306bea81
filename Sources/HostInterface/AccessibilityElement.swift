/// One element on screen that the user, a test or an assistive tool can name. Frame in points of the screen, current orientation.
public struct AccessibilityElement: Hashable, Sendable {
    /// The caret or selection of a text input. > Units: characters (grapheme clusters) of `value`.
    public struct Entry: Hashable, Sendable {
        public var selectionStart: Int
        public var selectionEnd: Int
        public var isSecure: Bool
        public var isMultiline: Bool
        public init(selectionStart: Int, selectionEnd: Int, isSecure: Bool = false, isMultiline: Bool = false) {
            (self.selectionStart, self.selectionEnd) = (selectionStart, selectionEnd)
            (self.isSecure, self.isMultiline) = (isSecure, isMultiline)
        }
    }

    /// The range of values of a control.
    public struct Range: Hashable, Sendable {
        public var value: Double
        public var minimum: Double
        public var maximum: Double
        public init(value: Double, minimum: Double, maximum: Double) {
            (self.value, self.minimum, self.maximum) = (value, minimum, maximum)
        }
    }

    /// Stable for the element's lifetime; 0 for an element that cannot perform actions.
    public var id: UInt64 = 0
    public var identifier: String
    public var label: String
    public var value: String
    public var hint = ""
    public var className: String
    /// `UIAccessibilityTraits` raw value.
    public var traits: UInt64
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double
    public var depth: Int
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
    public var activationY = 0.0
    /// Names of its custom actions.
    public var actions: [String] = []
    /// Names of the custom rotors available from it, its own and those of its containers.
    public var rotors: [String] = []
    /// Nil except for text inputs.
    public var entry: Entry?
    /// Nil except for elements whose value is a number in a range.
    public var range: Range?

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
