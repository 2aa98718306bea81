/// What one run of an app for `ferry variants` takes images of: screens, each in several looks, without a new launch.
///
/// The simulator reads it as JSON from the file that its option `--variants` names.
public struct VariantJob: Codable, Hashable, Sendable {
    /// A setting of the device and its value, as `ferry set` names them.
    public struct Setting: Codable, Hashable, Sendable {
        /// Such as "text-size".
        public var name: String
        /// Such as "AX3".
        public var value: String
        /// Creates a setting.
        public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
    }

    /// Settings for one image of each screen.
    public struct Look: Codable, Hashable, Sendable {
        /// Follows the screen's name in the names of its files.
        public var suffix: String
        /// Applied together, while the app runs.
        public var settings: [Setting]
        /// Creates a look.
        public init(suffix: String, settings: [Setting]) { (self.suffix, self.settings) = (suffix, settings) }
    }

    /// What the script runs with, and what is restored after the images of a screen.
    public var base: [Setting]
    /// In the order of the images.
    public var looks: [Look]
    /// Kinds of an accessibility audit, as scripts name them; empty for no audit.
    public var audit: [String]
    /// The folder for the images.
    public var pictures: String
    /// The folder for reduced images.
    public var thumbnails: String
    /// Reduced images are at most as high. > Units: pixels.
    public var thumbnailHeight: Int
    /// The file for what was taken, an array of `VariantPicture` as JSON.
    public var result: String

    /// Creates a job.
    public init(
        base: [Setting], looks: [Look], audit: [String], pictures: String, thumbnails: String, thumbnailHeight: Int, result: String
    ) {
        (self.base, self.looks, self.audit) = (base, looks, audit)
        (self.pictures, self.thumbnails, self.thumbnailHeight, self.result) = (pictures, thumbnails, thumbnailHeight, result)
    }
}

/// An image of a `VariantJob`.
public struct VariantPicture: Codable, Hashable, Sendable {
    /// What an accessibility audit found. > Units: points of the screen.
    public struct Issue: Codable, Hashable, Sendable {
        /// The kind, as scripts name it.
        public var kind: String
        /// The fault in one line, with the element and what to do.
        public var text: String
        /// The left edge of the element.
        public var x: Double
        /// The top edge of the element.
        public var y: Double
        /// The width of the element.
        public var width: Double
        /// The height of the element.
        public var height: Double
        /// Creates an issue.
        public init(kind: String, text: String, x: Double, y: Double, width: Double, height: Double) {
            (self.kind, self.text, self.x, self.y, self.width, self.height) = (kind, text, x, y, width, height)
        }
    }

    /// The name of the screen: of the file of a script's `screenshot` line, else of the script.
    public var screen: String
    /// The index of its look in the job.
    public var look: Int
    /// The name of the device that was found.
    public var device: String
    /// The name of its file, and of its reduced file.
    public var file: String
    /// The width of the screen. > Units: points.
    public var width: Double
    /// The height of the screen. > Units: points.
    public var height: Double
    /// Whether the app was idle when the image was taken.
    public var isIdle: Bool
    /// What the audit found, in its order.
    public var issues: [Issue]

    /// Creates an image.
    public init(
        screen: String, look: Int, device: String, file: String, width: Double, height: Double, isIdle: Bool, issues: [Issue]
    ) {
        (self.screen, self.look, self.device, self.file) = (screen, look, device, file)
        (self.width, self.height, self.isIdle, self.issues) = (width, height, isIdle, issues)
    }
}

/// What a contact sheet shows: groups of images, each group under its heading.
///
/// The simulator reads it as JSON from the file that its option `--contact-sheet` names, and writes a PNG file.
public struct ContactSheetPlan: Codable, Hashable, Sendable {
    /// An image with its caption.
    public struct Cell: Codable, Hashable, Sendable {
        /// The path of the reduced image.
        public var picture: String
        /// What distinguishes it from its neighbours.
        public var caption: String
        /// Where an audit found faults, in parts of the image's width and height, from its top left corner.
        public var faults: [Fault]
        /// Creates a cell.
        public init(picture: String, caption: String, faults: [Fault]) {
            (self.picture, self.caption, self.faults) = (picture, caption, faults)
        }
    }
    /// A rectangle, in parts of the image's size.
    public struct Fault: Codable, Hashable, Sendable {
        /// The left edge.
        public var x: Double
        /// The top edge.
        public var y: Double
        /// The width.
        public var width: Double
        /// The height.
        public var height: Double
        /// Creates a rectangle.
        public init(x: Double, y: Double, width: Double, height: Double) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }
    }
    /// Images that belong together.
    public struct Group: Codable, Hashable, Sendable {
        /// Above the images; empty for none.
        public var heading: String
        /// From left to right, in as many lines as they need.
        public var cells: [Cell]
        /// Creates a group.
        public init(heading: String, cells: [Cell]) { (self.heading, self.cells) = (heading, cells) }
    }

    /// At the top.
    public var title: String
    /// From top to bottom.
    public var groups: [Group]
    /// The path of the file that is written.
    public var output: String

    /// Creates a plan.
    public init(title: String, groups: [Group], output: String) { (self.title, self.groups, self.output) = (title, groups, output) }
}
