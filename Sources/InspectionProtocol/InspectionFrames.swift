/// What the app's last commits took, and what it has made.
public struct InspectionAppFrames: Codable, Hashable, Sendable {
    /// The last commits, oldest first.
    public var frames: [InspectionAppFrame]
    /// For each list on the screen.
    public var lists: [InspectionList]

    /// Creates a report.
    public init(frames: [InspectionAppFrame], lists: [InspectionList]) { (self.frames, self.lists) = (frames, lists) }
}

/// One commit of an app. > Units: seconds; of times, on the machine's monotonic clock.
public struct InspectionAppFrame: Codable, Hashable, Sendable {
    /// When it began.
    public var start: Double
    /// When its changes had been sent.
    public var end: Double
    /// Constraints, traits and layout.
    public var layout: Double
    /// Drawing of contents.
    public var draw: Double
    /// Collecting and sending the changes.
    public var commit: Double
    /// Changes of layers that were sent.
    public var changes: Int

    /// Creates a commit's costs.
    public init(start: Double, end: Double, layout: Double, draw: Double, commit: Double, changes: Int) {
        (self.start, self.end, self.layout, self.draw) = (start, end, layout, draw)
        (self.commit, self.changes) = (commit, changes)
    }
}

/// A table or collection view, and how many of its views were created.
public struct InspectionList: Codable, Hashable, Sendable {
    /// The list in the tree.
    public var id: Int
    /// The class of the list.
    public var type: String
    /// The accessibility identifier.
    public var label: String?
    /// Cells and supplementary views created since the list was.
    public var made: Int
    /// Cells on the screen.
    public var visible: Int

    /// Creates a list's numbers.
    public init(id: Int, type: String, label: String?, made: Int, visible: Int) {
        (self.id, self.type, self.label, self.made, self.visible) = (id, type, label, made, visible)
    }
}

/// What the simulator's last frames took, and the memory of both processes.
public struct InspectionDeviceFrames: Codable, Hashable, Sendable {
    /// The last frames, oldest first.
    public var frames: [InspectionDeviceFrame]
    /// The time of the answer, on the machine's monotonic clock. > Units: seconds.
    public var now: Double
    /// Private memory and the share of shared memory; nil if the system does not tell. > Units: bytes.
    public var appMemory: Int?
    /// The same of the simulator. > Units: bytes.
    public var simulatorMemory: Int?
    /// The app's processor time since its launch. > Units: seconds.
    public var appProcessor: Double

    /// Creates a report.
    public init(frames: [InspectionDeviceFrame], now: Double, appMemory: Int?, simulatorMemory: Int?, appProcessor: Double) {
        (self.frames, self.now, self.appMemory) = (frames, now, appMemory)
        (self.simulatorMemory, self.appProcessor) = (simulatorMemory, appProcessor)
    }
}

/// One composited frame. > Units: seconds; of times, on the machine's monotonic clock.
public struct InspectionDeviceFrame: Codable, Hashable, Sendable {
    /// When it began.
    public var start: Double
    /// Drawing the changed parts of the screen.
    public var composite: Double
    /// Passing them to the host.
    public var present: Double
    /// What changed. > Units: pixels of the frame: x, y, width, height.
    public var damage: [[Int]]

    /// Creates a frame's costs.
    public init(start: Double, composite: Double, present: Double, damage: [[Int]]) {
        (self.start, self.composite, self.present, self.damage) = (start, composite, present, damage)
    }
}
