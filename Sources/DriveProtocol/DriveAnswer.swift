public import Foundation

/// What the simulator answers to a `DriveRequest`.
public enum DriveAnswer: Codable, Hashable, Sendable {
    /// The request is done.
    case done
    /// The state of the app.
    case state(DriveState)
    /// What is on the screen.
    case screen(DriveScreen)
    /// Whether the app became idle in the given time, and what kept it busy otherwise.
    case settled(isIdle: Bool, busy: [String])
    /// What the app does or waits for, a line each.
    case work([String])
    /// The screen as PNG, and its pixels per point.
    case screenshot(png: Data, scale: Double)
    /// Where the pixels of the screen are.
    case pixels(DrivePixels)
    /// The process of a copy that waits, or of a simulator that goes on from it.
    case process(Int32)
    /// The request could not be done, and why.
    case failed(String)
    /// The app ended or hangs, and what is known about it.
    case ended(String)
}

/// An image of the screen in memory that the simulator shares: rows of opaque pixels in BGRA, the top one first.
public struct DrivePixels: Codable, Hashable, Sendable {
    /// How many images the simulator keeps at a time.
    public static let most = 16
    /// Names the memory in `DriveRequest.pixels`.
    public var id: UInt32
    /// Its file, which can be opened as long as the simulator runs; the content stays until it is released.
    public var path: String
    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int
    /// Pixels per point.
    public var scale: Double
    /// Creates a description of an image.
    public init(id: UInt32, path: String, width: Int, height: Int, scale: Double) {
        (self.id, self.path, self.width, self.height, self.scale) = (id, path, width, height, scale)
    }
    /// > Units: bytes.
    public var byteCount: Int { width * height * 4 }
}

/// How far in front an app is.
public enum DriveState: String, Codable, Hashable, Sendable {
    /// It has no process.
    case notRunning
    /// Another screen is in front of it.
    case background
    /// It is on the screen.
    case foreground
}

/// The elements on the screen, each after its parent.
public struct DriveScreen: Codable, Hashable, Sendable {
    /// Whether the screen is the device's own, such as home, and not the app's.
    public var isSystem: Bool
    /// The size of the screen. > Units: points.
    public var width: Double
    /// The height of the screen. > Units: points.
    public var height: Double
    /// Parents before children.
    public var elements: [DriveElement]
    /// Creates a screen.
    public init(isSystem: Bool, width: Double, height: Double, elements: [DriveElement]) {
        (self.isSystem, self.width, self.height, self.elements) = (isSystem, width, height, elements)
    }
}

/// An element of an interface as a test sees it. > Units: points of the screen.
public struct DriveElement: Codable, Hashable, Sendable {
    /// Identifies the element while it exists.
    public var id: UInt64
    /// The index of its parent in the list; -1 for a window.
    public var parent: Int
    /// The raw value of `XCUIElement.ElementType`.
    public var type: UInt
    /// The app's name for it.
    public var identifier = ""
    /// What it is called on the screen.
    public var label = ""
    /// The title of a bar or an alert.
    public var title = ""
    /// Its value as text; nil for none.
    public var value: String?
    /// What an empty text input shows.
    public var placeholder: String?
    /// The left edge.
    public var x = 0.0
    /// The top edge.
    public var y = 0.0
    /// The width.
    public var width = 0.0
    /// The height.
    public var height = 0.0
    /// Whether it responds to the user.
    public var isEnabled = true
    /// Whether it is selected.
    public var isSelected = false
    /// Whether it has the keyboard.
    public var hasFocus = false
    /// Whether a touch in the middle of its visible part would reach it.
    public var isHittable = false
    /// Where its visible part has its middle.
    public var touch = DrivePoint(x: 0, y: 0)
    /// The rows of a table that are off the screen; nil if there are none.
    public var hiddenRows: DriveHiddenRows?
    /// Whether it is a window of the system over the app, with a question such as that for a permission; nil if it is not.
    public var isSystem: Bool?

    /// Creates an element with defaults for all but its place in the tree.
    public init(id: UInt64, parent: Int, type: UInt) { (self.id, self.parent, self.type) = (id, parent, type) }
}

/// The numbers of a table's rows that have no views, as they are off the screen. `DriveRequest.elementsWithRows` answers with their elements.
public struct DriveHiddenRows: Codable, Hashable, Sendable {
    /// Those before the rows on the screen.
    public var above: Int
    /// Those after the rows on the screen.
    public var below: Int
    /// Creates numbers of rows.
    public init(above: Int, below: Int) { (self.above, self.below) = (above, below) }
}
