import AlertTestSupport
import CoreGraphics
import InspectionProtocol
import QuartzCore
import Testing
import UIKitCore

@testable import ViewInspection

/// An application in memory with an inspector.
@MainActor struct InspectionStage {
    let app = SystemAlertStage()
    let inspector: ViewInspector

    init(_ root: UIViewController = UIViewController()) {
        app.show(root)
        inspector = ViewInspector(ApplicationContext.current)
    }

    func tree() throws -> InspectionTree {
        guard case .tree(let tree) = try inspector.answer(.tree(known: "")) else { throw InspectionRefusal("no tree") }
        return tree
    }

    func id(of view: AnyObject) -> Int { inspector.registry.number(of: view) }

    func describe(_ view: AnyObject) throws -> InspectedView {
        guard case .view(let found) = try inspector.answer(.view(id(of: view))) else { throw InspectionRefusal("no view") }
        return found
    }

    @discardableResult func set(_ key: String, of view: UIView, to value: String) throws -> InspectedView {
        guard case .view(let found) = try inspector.answer(.setProperty(view: id(of: view), key: key, value: value)) else {
            throw InspectionRefusal("no view")
        }
        return found
    }

    /// Why a change is refused; nil if it is not.
    func refusal(_ key: String, of view: UIView, _ value: String) -> String? {
        do throws(InspectionRefusal) {
            _ = try inspector.answer(.setProperty(view: id(of: view), key: key, value: value))
            return nil
        } catch {
            return error.reason
        }
    }
}

extension InspectedView {
    func value(_ group: String, _ title: String) -> String? {
        groups.first { $0.title == group }?.properties.first { $0.title == title }?.value
    }
}
