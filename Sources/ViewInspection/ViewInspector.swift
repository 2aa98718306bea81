internal import InspectionProtocol
internal import QuartzCore
package import UIKitCore

/// Answers an inspector about the views of an application.
///
/// > Isolation: the main actor. Nothing is measured or retained while nobody asks.
@MainActor package final class ViewInspector {
    let context: ApplicationContext
    let registry = ObjectRegistry()
    private lazy var recorder = CommitRecorder()

    // One for each application that was asked about; an application lasts as long as its process, except in tests.
    private static var known: [ObjectIdentifier: ViewInspector] = [:]

    package init(_ context: ApplicationContext) { self.context = context }

    /// Connects applications of this process with inspectors.
    package static func install() {
        Inspector.answer = { request, context in
            let inspector = known[ObjectIdentifier(context)].flatMap { $0.context === context ? $0 : nil } ?? ViewInspector(context)
            known = [ObjectIdentifier(context): inspector]
            return inspector.answer(request)
        }
    }

    /// Takes and returns JSON. What is no request is refused.
    package func answer(_ json: String) -> String {
        do throws(InspectionRefusal) {
            return try answer(InspectionRequest(json: Array(json.utf8))).json
        } catch {
            return InspectionAnswer.refused(error.reason).json
        }
    }

    func answer(_ request: InspectionRequest) throws(InspectionRefusal) -> InspectionAnswer {
        switch request {
        case .tree(let known):
            LayerContext.main.flush()
            let tree = TreeReader(context, registry).tree()
            return tree.digest == known ? .unchanged : .tree(tree)
        case .view(let number):
            LayerContext.main.flush()
            return .view(try description(of: number))
        case .setProperty(let number, let key, let value):
            let view = try view(number)
            let note = try PropertyEditor.set(key, of: view, to: value)
            var result = try description(of: number)
            result.note = note
            return .view(result)
        case .setConstraint(let constraint, let number, let key, let value):
            _ = try view(number)
            guard let constraint = registry.object(constraint) as? NSLayoutConstraint else { throw Self.gone("constraint") }
            let note = try ConstraintEditor.set(key, of: constraint, to: value)
            var result = try description(of: number)
            result.note = note
            return .view(result)
        case .layers(let number):
            LayerContext.main.flush()
            let roots: [UIView] = number == 0 ? context.windows.visible : [try view(number)]
            return .layers(LayerStackReader(registry).stack(of: roots, screen: context.screen.bounds.size))
        case .appFrames:
            return .appFrames(InspectionAppFrames(frames: recorder.take(), lists: ListReader(context, registry).lists()))
        case .deviceFrames: throw InspectionRefusal("the simulator answers this, not the app")
        }
    }

    private func view(_ number: Int) throws(InspectionRefusal) -> UIView {
        guard let view = registry.view(number) else { throw Self.gone("view") }
        return view
    }

    private func description(of number: Int) throws(InspectionRefusal) -> InspectedView {
        switch registry.object(number) {
        case let view as UIView: return ViewReader(registry).describe(view)
        case let controller as UIViewController: return ControllerReader(registry).describe(controller)
        default: throw Self.gone("view")
        }
    }

    private static func gone(_ what: String) -> InspectionRefusal { InspectionRefusal("the \(what) is gone: the app no longer has it") }
}

/// Names of objects as the inspector shows them.
enum ObjectNames {
    /// The class without its module.
    static func type(of object: Any) -> String { String(describing: Swift.type(of: object)) }

    /// The class and its superclasses up to `NSObject`.
    static func classes(of object: AnyObject) -> [String] {
        sequence(first: Mirror(reflecting: object), next: \.superclassMirror).map { String(describing: $0.subjectType) }
    }

    /// What tells a view from others of its class: its text, label or identifier, in one line.
    @MainActor static func label(of view: UIView) -> String? {
        let text: String? =
            switch view {
            case let label as UILabel: label.text
            case let field as UITextField: field.isSecureTextEntry ? nil : field.text
            case let text as UITextView: text.text
            case let button as UIButton: button.currentTitle ?? button.accessibilityLabel
            default: view.accessibilityLabel
            }
        guard let text, !text.isEmpty else { return nil }
        return short(String(text.prefix(120)).replacing("\n", with: " "), 60)
    }

    /// A text of at most this many characters.
    static func short(_ text: String, _ count: Int = 120) -> String {
        text.utf8.count > count && text.count > count ? text.prefix(count - 1) + "…" : text
    }

    /// A responder in one line.
    @MainActor static func label(of responder: UIResponder) -> String? {
        switch responder {
        case let view as UIView: view.accessibilityIdentifier.map { short($0) } ?? label(of: view)
        case let controller as UIViewController: controller.title.map { short($0) }
        default: nil
        }
    }
}
