internal import Foundation

/// The frames of a page and the contexts in which their scripts run, as the engine reports them.
struct WebFrames {
    /// Where scripts run: a frame, and the name of a world in it, which is empty for the page's own.
    struct Place: Hashable {
        let frame: String
        let world: String
    }

    private(set) var addresses: [String: String] = [:]
    private var parents: [String: String] = [:]
    private var places: [Int: Place] = [:]

    /// Takes an event of the engine into account.
    mutating func receive(_ name: String, _ parameters: [String: Any]) {
        switch name {
        case "Page.frameAttached":
            if let id = parameters["frameId"] as? String { parents[id] = parameters["parentFrameId"] as? String }
        case "Page.frameNavigated":
            guard let frame = parameters["frame"] as? [String: Any], let id = frame["id"] as? String else { return }
            parents[id] = frame["parentId"] as? String
            addresses[id] = frame["url"] as? String
        case "Page.navigatedWithinDocument":
            if let id = parameters["frameId"] as? String { addresses[id] = parameters["url"] as? String }
        case "Page.frameDetached": if let id = parameters["frameId"] as? String { remove(id) }
        case "Runtime.executionContextCreated":
            guard let context = parameters["context"] as? [String: Any], let id = context["id"] as? Int,
                let data = context["auxData"] as? [String: Any], let frame = data["frameId"] as? String
            else { return }
            let isPage = data["isDefault"] as? Bool ?? false
            places[id] = Place(frame: frame, world: isPage ? "" : context["name"] as? String ?? "")
        case "Runtime.executionContextDestroyed": (parameters["executionContextId"] as? Int).map { places[$0] = nil }
        case "Runtime.executionContextsCleared", "Inspector.targetCrashed": places = [:]
        default: break
        }
    }

    private mutating func remove(_ frame: String) {
        (addresses[frame], parents[frame]) = (nil, nil)
        for child in parents.filter({ $0.value == frame }).keys { remove(child) }
    }

    func isMain(_ frame: String) -> Bool { parents[frame] == nil }
    /// Where a context's scripts run; nil once it has ended.
    func place(ofContext context: Int) -> Place? { places[context] }
    /// The newest contexts of the pages' own scripts, one for each frame.
    var pageContexts: [Int] {
        Dictionary(places.filter { $0.value.world.isEmpty }.map { ($0.value.frame, $0.key) }) { max($0, $1) }.values.sorted()
    }
    /// The newest context of a place; nil before the engine has made one.
    func context(of place: Place) -> Int? { places.filter { $0.value == place }.keys.max() }
}
