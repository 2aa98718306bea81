import XcodeProject

/// The products of packages that targets link.
extension ProjectPlan {
    /// The package that has a product; nil if none of the plan's has it.
    func package(of product: ModulePlan.Product) -> PackageReference? {
        if let package = product.package { return package }
        let manifests = packages.compactMap { package -> (PackageReference, ManifestText)? in
            guard case .local(let path) = package.place else { return nil }
            return ManifestText(in: path).map { (package, $0) }
        }
        // Packages that depend on the product name it, too; a manifest may also make the names of its products.
        return (manifests.first { $0.1.hasProduct(product.name) } ?? manifests.first { $0.1.mentions(product.name) })?.0
    }

    /// Products that no package of the plan has, with the targets that link them: those of a project whose workspace has the packages.
    var missingProducts: [(name: String, targets: [String])] {
        var targets: [String: [String]] = [:]
        for module in modules {
            for product in module.products where package(of: product) == nil { targets[product.name, default: []].append(module.target) }
        }
        return targets.keys.sorted().map { ($0, targets[$0] ?? []) }
    }

    /// The names of the products that packages have.
    var productNames: [String] { modules.flatMap(\.products).filter { package(of: $0) != nil }.map(\.name) }

    /// What is to be said of a missing product.
    static func missingProductText(_ name: String, of targets: [String]) -> String {
        let quoted = targets.map { "'\($0)'" }.joined(separator: ", ")
        return "no package of the project has the product '\(name)', which \(quoted) \(targets.count == 1 ? "links" : "link")"
    }

    /// What to do about a missing product.
    static let missingProductRemedy = "name the workspace that has the package (.xcworkspace), or add the package to the project"
}
