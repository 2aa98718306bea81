import Foundation
import Testing

@testable import FerryCommand

/// Products of a package and SwiftPM's plan of its resources, in a separate folder.
private final class Products {
    let root: String
    var products: String { root + "/.build/x86_64/debug" }
    var plan: String { root + "/.build/debug.yaml" }
    private var steps = ""

    init(named name: String = "package") throws {
        root = FileManager.default.temporaryDirectory.path + "/ferry-bundles-\(UUID().uuidString)/\(name)"
        try write("Package.swift", "")
    }

    deinit { try? FileManager.default.removeItem(atPath: (root as NSString).deletingLastPathComponent) }

    func write(_ name: String, _ text: String = "x") throws {
        let place = "\(root)/\(name)"
        try FileManager.default.createDirectory(
            atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: place, atomically: true, encoding: .utf8)
    }

    /// Plans to copy a resource and copies it, as SwiftPM does.
    func copy(_ source: String, to place: String, isFolder: Bool = false) throws {
        let paths = ["\(root)/\(source)", "\(products)/\(place)"].map { $0 + (isFolder ? "/" : "") }
        let lists = try paths.map { String(decoding: try JSONEncoder().encode([$0]), as: UTF8.self) }
        steps += "  \"\(place)\":\n    tool: copy-tool\n    inputs: \(lists[0])\n    outputs: \(lists[1])\n\n"
        try FileManager.default.createDirectory(
            atPath: ("\(products)/\(place)" as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: "\(root)/\(source)", toPath: "\(products)/\(place)")
    }

    func update() throws {
        try steps.write(toFile: plan, atomically: true, encoding: .utf8)
        try #require(ResourceBundles(in: products, plan: plan)).update()
    }

    /// Every file in the products.
    var files: [String] {
        let all = FileManager.default.enumerator(atPath: products)?.compactMap { $0 as? String } ?? []
        return all.filter { (try? FileManager.default.contentsOfDirectory(atPath: "\(products)/\($0)")) == nil }.sorted()
    }
}

@Suite("Resource bundles")
struct ResourceBundlesTests {
    @Test(
        "removed resources leave the bundle: files, language folders, catalogs; also with unusual names",
        arguments: ["package", "it's \"my\" #1 %20 ü"])
    func deleted(name: String) throws {
        let package = try Products(named: name)
        for file in ["S/new.png", "S/de.lproj/L.strings", "S/Raw/deep/r.txt"] { try package.write(file) }
        try package.copy("S/new.png", to: "P_A.resources/new.png")
        try package.copy("S/de.lproj/L.strings", to: "P_A.resources/de.lproj/L.strings")
        try package.copy("S/Raw", to: "P_A.resources/Raw", isFolder: true)
        let kept = ["Assets.ferryassets/index.json", "Screen.nib", "de.lproj/Screen.nib", "Main.storyboardc/Info.plist"]
        let stale = ["old.png", "Bad.xib", "en.lproj/L.strings", "de.lproj/Old.strings", "Media.xcassets/A.imageset/a.png", "Info.plist"]
        for file in kept + stale { try package.write(".build/x86_64/debug/P_A.resources/" + file) }
        for file in ["P_Gone.resources/a.txt", "A", "A.build/a.o"] { try package.write(".build/x86_64/debug/" + file) }
        try package.update()
        let bundle = (kept + ["new.png", "de.lproj/L.strings", "Raw/deep/r.txt"]).map { "P_A.resources/" + $0 }
        #expect(package.files == (bundle + ["A", "A.build/a.o"]).sorted())
    }

    @Test("the last resource removes its bundle; without a plan nothing is changed")
    func last() throws {
        let package = try Products()
        try package.write(".build/x86_64/debug/P_A.resources/a.txt")
        #expect(ResourceBundles(in: package.products, plan: package.plan) == nil)
        try package.update()
        #expect(package.files == [])
    }

    @Test("a link out of the package is refused by name and not copied; one within becomes the file")
    func links() throws {
        let package = try Products()
        try package.write("Shared/real.txt", "real")
        try package.write("S/Raw/a.txt")
        try FileManager.default.createSymbolicLink(atPath: package.root + "/S/in.txt", withDestinationPath: "../Shared/real.txt")
        try FileManager.default.createSymbolicLink(atPath: package.root + "/S/Raw/in", withDestinationPath: "../../Shared")
        try package.copy("S/in.txt", to: "P_A.resources/in.txt")
        try package.copy("S/Raw", to: "P_A.resources/Raw", isFolder: true)
        try package.update()
        for file in ["in.txt", "Raw/in/real.txt"] {
            #expect(try String(contentsOfFile: "\(package.products)/P_A.resources/\(file)", encoding: .utf8) == "real")
        }
        #expect(package.files.count == 3)
        try FileManager.default.createSymbolicLink(atPath: package.root + "/S/Raw/out", withDestinationPath: "/etc/hostname")
        let copy = package.products + "/P_A.resources/Raw/out"
        try FileManager.default.createSymbolicLink(atPath: copy, withDestinationPath: "/etc/hostname")
        let error = try #require(throws: CommandFailure.self) { try package.update() }
        #expect("\(error)".contains("/S/Raw/out: error: the resource is a link to /etc/hostname, outside of its package"), "\(error)")
        #expect(!FileManager.default.fileExists(atPath: copy))
    }
}
