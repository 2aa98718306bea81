import XcodeProject

extension ProjectChoice {
    /// What the options of a command say.
    init(_ arguments: Arguments, purpose: Purpose = .run) {
        self.init(
            purpose: purpose, scheme: arguments["--scheme"], target: arguments["--target"], configuration: arguments["--configuration"])
    }
}
