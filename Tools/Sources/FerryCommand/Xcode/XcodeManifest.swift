import Foundation
import XcodeProject

/// The manifest of the package that stands for a plan.
struct XcodeManifest {
    let plan: ProjectPlan
    /// The name of the package.
    let name: String
    /// Paths of links and what they stand for in debug information, which crashes are reported with, by module.
    var aliases: [String: [(prefix: String, original: String)]] = [:]
    /// Headers of C that Swift sources see, by module.
    var bridges: [String: BridgingHeader] = [:]
    /// The folder of a remote package's checkout, if there is one.
    var checkout: (_ url: String) -> String?
    /// The mirrors of packages that are used without their tests, by the packages' folders.
    var lean: [String: String] = [:]

    /// The target of a module's C files.
    static func portableTarget(of module: String) -> String { module + "_C" }

    var text: String {
        let compiled = plan.modules.filter { !$0.isEmpty }
        let lines =
            ["// swift-tools-version: 6.0", "import PackageDescription", "", "let package = Package(", "    name: \(quoted(name)),"]
            + ["    defaultLocalization: \"en\",", "    products: ["]
            + compiled.filter { $0.kind == .application && !$0.swift.isEmpty }.map {
                "        .executable(name: \(quoted($0.name)), targets: [\(quoted(RenamedModules.compiled($0.name)))]),"
            }
            + ["    ],", "    dependencies: ["] + usedPackages.map { "        \(dependency($0))," } + ["    ],", "    targets: ["]
            + compiled.flatMap(targets) + plan.testHosts.map { "        .target(name: \(quoted($0.target)))," } + [
                "    ],", "    cxxLanguageStandard: .cxx17", ")", "",
            ]
        return lines.joined(separator: "\n")
    }

    private func targets(_ module: ModulePlan) -> [String] {
        var lines: [String] = []
        let portable = Self.portableTarget(of: module.name)
        if !module.portable.isEmpty {
            lines.append(
                "        .target(name: \(quoted(portable)), cSettings: [.unsafeFlags(\(list(includes(module) + ["-w", "-USWIFT_PACKAGE"])))], "
                    + "cxxSettings: [.unsafeFlags(\(list(includes(module) + ["-w", "-USWIFT_PACKAGE"])))]),")
        }
        guard !module.swift.isEmpty else { return lines }
        var dependencies = module.dependencies.filter { isCompiled($0) }.map { quoted(RenamedModules.compiled($0)) }
        if !module.portable.isEmpty { dependencies.append(quoted(portable)) }
        if module.kind == .tests, let host = plan.host(of: module) { dependencies.append(quoted(TestHost(module: host).target)) }
        for product in module.products {
            guard let package = plan.package(of: product) else { continue }
            dependencies.append(".product(name: \(quoted(product.name)), package: \(quoted(identity(package))))")
        }
        let kind = [.application: "executableTarget", .library: "target", .tests: "testTarget"][module.kind] ?? "target"
        let name = RenamedModules.compiled(module.name)
        let path = module.kind == .tests || name != module.name ? ", path: \(quoted("Sources/" + module.name))" : ""
        lines.append(
            "        .\(kind)(name: \(quoted(name)), dependencies: [\(dependencies.joined(separator: ", "))]\(path), "
                + "swiftSettings: [\(settings(module).joined(separator: ", "))]),")
        return lines
    }

    private func isCompiled(_ name: String) -> Bool { plan.modules.contains { $0.name == name && !$0.swift.isEmpty } }

    private func settings(_ module: ModulePlan) -> [String] {
        let modes = ["4": ".v4", "4.2": ".v4_2", "5": ".v5", "6": ".v6"]
        var settings = [".swiftLanguageMode(\(modes[module.languageMode] ?? ".v5"))"]
        settings += module.conditions.filter { $0 != "DEBUG" }.map { ".define(\(quoted($0)))" }
        var flags = module.flags + RenamedModules.flags(for: module.name)
        // The package manager looks for `@main` only, and only in targets of one file.
        if module.kind == .application, !module.swift.contains(where: { $0.hasSuffix("/main.swift") }) { flags.append("-parse-as-library") }
        if let bridge = bridges[module.name] { flags += ["-import-objc-header", bridge.path, "-disable-bridging-pch"] }
        flags += (aliases[module.name] ?? []).flatMap { ["-debug-prefix-map", "\($0.prefix)=\($0.original)"] }
        flags += includes(module).flatMap { ["-Xcc", $0] }
        if !flags.isEmpty { settings.append(".unsafeFlags(\(list(flags)))") }
        return settings
    }

    private func includes(_ module: ModulePlan) -> [String] {
        guard !module.portable.isEmpty || bridges[module.name] != nil else { return [] }
        return Set(module.headers.map { ($0 as NSString).deletingLastPathComponent }).sorted().map { "-I" + $0 }
    }

    // MARK: Packages

    /// The folders of packages that are not fetched.
    var localPackages: [String] {
        usedPackages.compactMap { package in
            switch package.place {
            case .local(let path): path
            case .remote(let url, _): checkout(url)
            }
        }
    }

    private var usedPackages: [PackageReference] {
        var seen: Set<String> = []
        return plan.modules.flatMap(\.products).compactMap(plan.package).filter { seen.insert(identity($0)).inserted }
    }

    private func identity(_ package: PackageReference) -> String {
        let path: String
        switch package.place {
        case .local(let folder): path = folder
        case .remote(let url, _): path = checkout(url) ?? url
        }
        let name = (path as NSString).lastPathComponent
        return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
    }

    private func dependency(_ package: PackageReference) -> String {
        switch package.place {
        case .local(let path): return ".package(path: \(quoted(lean[path] ?? path)))"
        case .remote(let url, let requirement):
            if let folder = checkout(url) { return ".package(path: \(quoted(lean[folder] ?? folder)))" }
            return ".package(url: \(quoted(url)), \(requirement))"
        }
    }

    private func list(_ words: [String]) -> String { "[" + words.map(quoted).joined(separator: ", ") + "]" }

    private func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case _ where scalar.value < 0x20: result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
