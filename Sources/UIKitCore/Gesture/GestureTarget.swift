internal import Foundation
internal import ObjectiveC

/// One target of a recogniser's actions, held weakly.
package struct GestureTarget {
    private(set) weak var object: AnyObject?
    let action: Selector

    static func add(_ target: Any, _ action: Selector, to targets: inout [GestureTarget]) {
        let object = target as AnyObject
        guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
        targets.append(GestureTarget(object: object, action: action))
    }

    static func remove(_ target: Any?, _ action: Selector?, from targets: inout [GestureTarget]) {
        let object = target.map { $0 as AnyObject }
        targets.removeAll { (object == nil || $0.object === object) && (action == nil || $0.action == action) }
    }

    @MainActor static func send(_ targets: [GestureTarget], from recognizer: UIGestureRecognizer) {
        for target in targets {
            if let object = target.object { ObjCRuntime.send(target.action, to: object, [recognizer]) }
        }
    }
}
