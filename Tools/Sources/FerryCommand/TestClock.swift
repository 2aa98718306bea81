import Foundation

/// The wall clock of tests of the interface, which begins where that of their device does: a test that asks for today names the day that the
/// app shows.
struct TestClock {
    /// The start of the virtual clock, 9:41 on 9 January 2007. > Units: seconds since 1970.
    static let start = 1_168_335_660
    /// The device's zone, which is not that of the machine.
    private static let zone = "UTC"
    /// Of the library that is loaded before the tests; it is next to the simulator.
    private static let library = "libFerryWallClock.so"

    /// > Parameters: simulator: the path of the program.
    var simulator: String

    /// What the tests' process is started with; empty where there is no such library.
    var environment: [String: String] {
        let path = (simulator as NSString).deletingLastPathComponent + "/" + Self.library
        guard FileManager.default.isReadableFile(atPath: path) else { return [:] }
        return ["LD_PRELOAD": path, "FERRY_WALL_CLOCK_START": String(Self.start), "TZ": Self.zone]
    }
}
