internal import Foundation
internal import HostInterface

/// Says once, by type and member, that something was asked for that nothing carries out.
@MainActor package enum UnimplementedSetting {
    private static var reported: Set<String> = []

    package static func report(_ member: String, on object: Any) {
        let name = "\(type(of: object)).\(member)"
        guard reported.insert(name).inserted else { return }
        ApplicationContext.current.send(.log("\(name) has no effect here"))
    }
}
