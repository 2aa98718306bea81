import Foundation

/// Ferry's own source tree and the folders it builds into.
struct Checkout {
    let root: String

    /// Finds the source tree that this program was built from.
    init() throws {
        let environment = ProcessInfo.processInfo.environment["FERRY_ROOT"]
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
        var folder = environment ?? program
        while !FileManager.default.fileExists(atPath: folder + "/Sources/UIKitCore") {
            let parent = (folder as NSString).deletingLastPathComponent
            guard parent != folder, !parent.isEmpty else {
                throw CommandFailure(
                    "cannot find Ferry's sources from \(environment ?? program); start it through the 'ferry' script of a clone")
            }
            folder = parent
        }
        root = folder
    }

    init(root: String) {
        self.root = root
    }

    /// The build folder for the framework and the simulator, separate from `.build`, which Ferry's developers use.
    var scratch: String { root + "/.ferry/build" }
    var products: String { scratch + "/release" }
    var modules: String { products + "/Modules" }
    var simulator: String { products + "/ferry-simulator" }
}
