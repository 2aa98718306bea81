public import DriveProtocol
public import Foundation

/// What a simulator was asked since it started: asked again, another simulator of the same app and options gets into the same state.
///
/// A step is a request that does something, with the questions and the waiting after it. Requests that change nothing, such as those for images, are
/// not part of it.
public struct DriveHistory: Equatable, Sendable {
    /// The requests in their order, a line of JSON each, without line feeds.
    public private(set) var lines: [Data] = []
    /// The indices in `lines` of the requests that begin a step.
    private var beginnings: [Int] = []
    private var endsWithElements = false

    /// Creates a history without requests.
    public init() {}

    /// The number of steps.
    public var stepCount: Int { beginnings.count }

    /// The number of steps that begin after the first `count` requests.
    public func steps(after count: Int) -> Int { beginnings.count { $0 >= count } }

    /// A request was sent.
    public mutating func note(_ request: DriveRequest) {
        switch request {
        case .screenshot, .pixels, .state, .pendingWork, .snapshot: return
        case .elements:
            // Elements get their numbers when they are asked for; to ask once more changes nothing.
            guard !endsWithElements else { return }
            append(request, beginsStep: false)
            endsWithElements = true
        // The app makes cells for the rows.
        case .settle, .advance, .elementsWithRows: append(request, beginsStep: false)
        case .launch, .terminate, .activate, .open, .reveal, .adjust, .gesture, .type, .key, .orientation, .home:
            append(request, beginsStep: true)
        }
    }

    /// A request about the device was sent.
    public mutating func note(_ request: DeviceRequest) {
        switch request {
        // What is done again was noted when it was done.
        case .moment, .present, .again: return
        case .audit: append(request, beginsStep: false)
        case .set, .memoryWarning, .forgetAnswer: append(request, beginsStep: true)
        }
    }

    /// Requests that have another simulator do all of it: a few, however long it is.
    public var repetition: [DeviceRequest] { repetition(after: 0) }

    /// Requests that have a simulator that has done the first `count` do the others.
    public func repetition(after count: Int) -> [DeviceRequest] {
        var requests: [DeviceRequest] = []
        var (part, size) = ([String](), 0)
        for line in lines.dropFirst(count) {
            if part.count == DeviceRequest.mostLines || size > Self.longestPart {
                requests.append(.again(lines: part))
                (part, size) = ([], 0)
            }
            part.append(String(decoding: line, as: UTF8.self))
            size += line.count
        }
        return part.isEmpty ? requests : requests + [.again(lines: part)]
    }

    /// > Units: bytes.
    private static let longestPart = 1 << 20

    private mutating func append(_ request: some Encodable, beginsStep: Bool) {
        // What could not be written was not sent either.
        guard let line = try? DriveLine.data(request) else { return }
        if beginsStep { beginnings.append(lines.count) }
        lines.append(line.dropLast())
        endsWithElements = false
    }

    /// Forgets what was asked after this number of steps.
    public mutating func cut(toSteps count: Int) {
        guard count >= 0, count < beginnings.count else { return }
        cut(toLines: beginnings[count])
    }

    /// Forgets what was asked after this number of requests.
    public mutating func cut(toLines count: Int) {
        guard count >= 0, count < lines.count else { return }
        lines.removeSubrange(count...)
        beginnings.removeAll { $0 >= count }
        endsWithElements = false
    }
}

/// The random numbers of an app that may be run again step by step.
public enum RandomSeed {
    /// The variable of an app's environment from which its random numbers and identifiers follow, on the virtual clock; an empty value leaves them to
    /// the system.
    public static let variable = "FERRY_RANDOM_SEED"

    /// The environment of a launch: with a seed unless there is one.
    ///
    /// > Parameters: name: of what the app is launched for. launch: the number of launches before it, as an app may keep what it made at an earlier
    /// launch, and must not make it twice.
    public static func environment(_ environment: [String: String], for name: String, launch: Int) -> [String: String] {
        environment.merging([variable: "\(name) \(launch)"]) { own, _ in own }
    }
}
