import XcodeProject

/// Where an app begins: a class with `@main` or `@UIApplicationMain`, or a call of `UIApplicationMain`.
enum AppStart {
    /// Whether a module's Swift files have the start of an app.
    static func isIn(_ module: ModulePlan) -> Bool {
        module.swift.contains { path in path.hasSuffix("/main.swift") || TextFile.read(path).map(isIn) == true }
    }

    static func isIn(_ text: String) -> Bool { ["@main", "@UIApplicationMain", "UIApplicationMain("].contains { text.contains($0) } }

    /// Whether what a plan runs can start; also true of a plan that runs nothing.
    static func isIn(_ plan: ProjectPlan) -> Bool { plan.modules.first { $0.name == plan.application }.map { isIn($0) } ?? true }

    static func missing(in target: String) -> String {
        "the target '\(target)' has no start: none of its Swift files has '@main', '@UIApplicationMain' or a call of 'UIApplicationMain'"
    }
}
