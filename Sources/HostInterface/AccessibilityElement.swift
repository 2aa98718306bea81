/// One thing on screen that a person, a test or an assistive tool can name. Frame in points of the screen, current orientation.
public struct AccessibilityElement: Hashable, Sendable {
    /// Where the caret or the selection of a text input is. > Units: characters (grapheme clusters) of `value`.
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

    /// What a control can be set to.
    public struct Range: Hashable, Sendable {
        public var value: Double
        public var minimum: Double
        public var maximum: Double
        public init(value: Double, minimum: Double, maximum: Double) {
            (self.value, self.minimum, self.maximum) = (value, minimum, maximum)
        }
    }

    /// The same as long as the thing lives; 0 for what no action can be asked of.
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
    /// Nothing lies over its centre and it would receive a touch there.
    public var isHittable: Bool
    /// Something of it shows on the screen at this moment, also in the middle of an animation: it is not transparent, clipped away or covered.
    public var isSeen = true
    /// Its place among what assistive tools go through, from 0; -1 for what only tests name.
    public var order = -1
    /// It has the keyboard.
    public var isFocused = false
    /// Where a touch goes that stands for it. > Units: points of the screen.
    public var activationX = 0.0
    public var activationY = 0.0
    /// Names of what more can be done with it.
    public var actions: [String] = []
    /// Names of the ways there are from it through things of one kind, its own and those of what it lies in.
    public var rotors: [String] = []
    /// Nil for all but text inputs.
    public var entry: Entry?
    /// Nil for all but what shows a number between two others.
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
    /// What assistive tools go through, in their order.
    public var spoken: [AccessibilityElement] { filter(\.isSpoken).sorted { $0.order < $1.order } }
}
