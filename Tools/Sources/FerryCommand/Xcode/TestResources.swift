import Foundation

/// The resources of a project's modules next to the program that runs its tests, which is the main bundle of tests.
struct TestResources {
    /// SwiftPM's folder of products.
    let products: String

    /// > Parameters: items: what is wanted there, by name, with its sources. information: the host app's `Info.plist`.
    func install(_ items: [String: [String]], information: String?) throws {
        var items = items
        if let information { items["Info.plist"] = [information] }
        let list = products + "/ferry-test-resources.txt"
        let known = (try? String(contentsOfFile: list, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
        for name in known where items[name] == nil && !name.contains("/") {
            try? FileManager.default.removeItem(atPath: "\(products)/\(name)")
        }
        // Before anything is there: an interrupted command's files are removed by the next one.
        try items.keys.sorted().joined(separator: "\n").write(toFile: list, atomically: true, encoding: .utf8)
        for (name, sources) in items {
            let place = "\(products)/\(name)"
            let isOther = !known.contains(name) && FileManager.default.fileExists(atPath: place)
            if isOther { throw CommandFailure("the resource '\(name)' has the name of a product of the build; rename one of them") }
            try BundleLinks.link(sources, at: place)
        }
        try AppBundle.completeFrameworks(of: products, with: items)
    }
}
