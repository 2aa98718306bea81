import Foundation

/// The programs and libraries of a bundle: without debug information, and without the machine's paths in their run paths.
struct BundledPrograms {
    let checkout: Checkout
    let toolchain: Toolchain
    /// The folder in the bundle.
    let folder: String

    private static let products = [
        "ferry-simulator", "ferry-shell", "libFerryKit.so", "libFerryNetworking.so", "libFerryCrypto.so", "libFerryClock.so",
        "libFerryWallClock.so",
    ]

    /// What is linked into apps that use it.
    private static let archives = ["libFerryCoreData.a", "libFerryInterfaceTesting.a", "libFerrySnapshotTesting.a", "libFerryWebKit.a"]

    /// > Returns: the names of the libraries that they need, besides each other.
    func copy() throws -> [String] {
        let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
        let sources = Self.products.map { (path: "\(checkout.products)/\($0)", name: $0) } + [(path: tool, name: "ferry-tool")]
        guard let strip = toolchain.program("llvm-objcopy") ?? ChildProcess.find("objcopy") else {
            throw CommandFailure("neither llvm-objcopy nor objcopy is installed; a bundle's programs have no debug information")
        }
        for name in Self.archives {
            let result = try ChildProcess([strip, "--strip-debug", "\(checkout.products)/\(name)", "\(folder)/\(name)"]).capture()
            guard result.status == 0 else { throw CommandFailure("\(name): \(result.errors)") }
        }
        var needed: Set<String> = []
        for (source, name) in sources {
            let place = "\(folder)/\(name)"
            let result = try ChildProcess([strip, "--strip-all", source, place]).capture()
            guard result.status == 0 else { throw CommandFailure("\(source): \(result.errors)") }
            guard let data = FileManager.default.contents(atPath: place) else { throw CommandFailure("cannot read \(place)") }
            do throws(ELFFile.Damage) {
                var file = try ELFFile([UInt8](data))
                needed.formUnion(file.needed)
                if let path = file.runPath {
                    try file.setRunPath(ELFFile.relocated(runPath: path))
                    guard FileManager.default.createFile(atPath: place, contents: Data(file.bytes), attributes: [.posixPermissions: 0o755])
                    else { throw ELFFile.Damage.cut }
                }
            } catch {
                throw CommandFailure("\(source) \(error)")
            }
        }
        return needed.subtracting(sources.map(\.name)).sorted()
    }
}
