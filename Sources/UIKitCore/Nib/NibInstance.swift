internal import CoreGraphics
internal import Foundation
internal import ObjectiveC
internal import ProgrammerErrors
internal import QuartzCore

/// One instantiation of a compiled file, in contract order: objects, runtime attributes, outlets, actions, `awakeFromNib`.
///
/// > Contract: UIKit, NB-1 to NB-7.
@MainActor final class NibInstance {
    let document: NibDocument
    let bundle: Bundle
    /// The storyboard scene of the controllers and views.
    let scene: StoryboardScene?
    /// For lookups by documents within this one, and by a scene's controller.
    let scope: NibScope
    private let owner: AnyObject?
    /// It is of a launch screen, which has no classes, attributes, outlets and actions of the app.
    let isPlain: Bool
    private let external: [String: Any]
    private var made: [Int: AnyObject] = [:]
    /// In creation order.
    private var order: [Int] = []
    /// The app's factory for the scene's controller.
    private var factory: ((NSCoder) -> UIViewController?)?

    init(
        _ document: NibDocument, bundle: Bundle, owner: AnyObject?, external: [String: Any] = [:], scene: StoryboardScene? = nil,
        outer: NibScope? = nil, factory: ((NSCoder) -> UIViewController?)? = nil
    ) {
        (self.document, self.bundle, self.owner, self.external, self.scene) = (document, bundle, owner, external, scene)
        self.factory = factory
        isPlain = ApplicationContext.of(owner as? UIResponder).isMakingLaunchScreen
        scope = NibScope(outer, controller: owner as? UIViewController)
        guard let owner else { return }
        for record in document.objects where record.placeholder == .owner { scope.note(owner, record.identifier) }
    }

    /// The top-level objects.
    func make() -> [Any] {
        let top = document.top.compactMap { object($0) }
        let variations = document.variations.isEmpty ? nil : NibVariations(self)
        makeConstraints(variations)
        variations?.begin(self, views: order.compactMap { made[$0] as? UIView })
        if isPlain {
            for connection in document.connections { connectOwnOutlet(connection) }
        } else {
            for number in order { setAttributes(of: number) }
            for connection in document.connections { connect(connection) }
            for number in order { wake(number) }
        }
        SegueTrigger.connect(document.segues, of: self)
        return top
    }

    // MARK: Objects

    /// Nil for the first responder, which has no object.
    func object(_ number: Int) -> AnyObject? {
        if let known = made[number] { return known }
        let record = document.objects[number]
        if let placeholder = record.placeholder { return stand(for: placeholder) }
        guard let object = make(record, number) else { return nil }
        note(object, number)
        return object
    }

    /// Without creating it.
    func existing(_ number: Int) -> AnyObject? { made[number] }

    private func note(_ object: AnyObject, _ number: Int) {
        made[number] = object
        order.append(number)
        scope.note(object, document.objects[number].identifier)
    }

    /// An object of the file stands for an existing one: a cell's content view, a bar of a controller.
    func adopt<Object: AnyObject>(_ key: String, of coder: NibDecoder, as object: Object?, _ decode: (Object, NSCoder) -> Void) {
        guard let object, case .object(let number)? = coder.keys[key], made[number] == nil else { return }
        note(object, number)
        decode(object, NibDecoder(self, document.objects[number].keys))
    }

    private func stand(for placeholder: NibObject.Placeholder) -> AnyObject? {
        switch placeholder {
        case .owner: return owner
        case .firstResponder, .exit: return nil
        case .external(let name):
            guard let object = external[name].map({ $0 as AnyObject }) ?? scope.outerObject(name) else {
                ProgrammerError.raise(
                    "\(document.source) needs an object for the placeholder '\(name)', and none was given", name: .invalidArgument)
            }
            return object
        }
    }

    private func make(_ record: NibObject, _ number: Int) -> AnyObject? {
        let coder = NibDecoder(self, record.keys)
        switch record.className {
        case "UIColor": return NibValues.color(coder, in: document, bundle)
        case "UIFont": return NibValues.font(coder)
        case "UIImage": return NibValues.image(coder, in: document, bundle)
        case "UILayoutGuide": return guide(number, coder)
        // Created when the views that it constrains exist.
        case "NSLayoutConstraint": return nil
        case "UITableViewSection": return StaticSection(coder)
        case "UIButtonConfiguration": return ButtonConfigurationObject(coder)
        case "UIImageSymbolConfiguration": return NibValues.symbols(coder)
        case "NSAttributedString": return NibValues.attributedText(coder)
        default: break
        }
        let type: AnyClass = NibClasses.type(of: record, in: document, isPlain: isPlain)
        if let factory, let controller = type as? UIViewController.Type {
            self.factory = nil
            if let made = factory(coder) {
                ProgrammerError.require(
                    Swift.type(of: made).isSubclass(of: controller),
                    "Custom instantiated \(made) must be kind of class \(controller)", name: .invalidArgument)
                return made
            }
        }
        if let recognizer = type as? UIGestureRecognizer.Type { return recognizer.init(coder: coder) }
        guard let coding = type as? any NSCoding.Type else {
            guard let type = type as? NSObject.Type else { return nil }
            return DynamicClass.make(type)
        }
        guard let object = coding.init(coder: coder) else {
            ProgrammerError.raise("\(document.source): \(type).init(coder:) gave nothing for \(record.described)")
        }
        guard let responder = object as? UIResponder else { return object as AnyObject }
        return responder.awakeAfter(using: coder).map { $0 as AnyObject }
    }

    private func guide(_ number: Int, _ coder: NSCoder) -> AnyObject? {
        guard let owner = document.guideOwners[number], let view = object(owner) as? UIView else { return nil }
        switch coder.text("UISystemGuide") {
        case "safeArea"?: return view.safeAreaLayoutGuide
        case "layoutMargins"?: return view.layoutMarginsGuide
        case "top"?, "bottom"?: return controllerGuide(isTop: coder.text("UISystemGuide") == "top", of: view, owner)
        case "readable"?: return view.readableContentGuide
        case "keyboard"?: return view.keyboardLayoutGuide
        case "contentLayout"?: return (view as? UIScrollView)?.contentLayoutGuide
        case "frameLayout"?: return (view as? UIScrollView)?.frameLayoutGuide
        case nil:
            let guide = UILayoutGuide()
            guide.identifier = coder.text("UILayoutGuideIdentifier") ?? ""
            view.addLayoutGuide(guide)
            return guide
        case _?: return nil
        }
    }

    /// A guide of the controller whose view it will be: its outlet is not connected yet.
    private func controllerGuide(isTop: Bool, of view: UIView, _ number: Int) -> AnyObject? {
        var controller: UIViewController?
        for connection in document.connections {
            guard case .outlet(let from, number, "view") = connection, let owner = object(from) as? UIViewController else { continue }
            controller = owner
        }
        for (other, object) in made {
            guard let owner = object as? UIViewController, case .object(number)? = document.objects[other].keys["UIView"] else { continue }
            controller = owner
        }
        let supports = LayoutSupportGuides.of(view, controlledBy: controller)
        return isTop ? supports.top : supports.bottom
    }

    /// Installs them, unless they depend on size classes.
    private func makeConstraints(_ variations: NibVariations?) {
        for number in order {
            guard let view = made[number] as? UIView else { continue }
            for one in document.objects[number].keys["UIViewAutolayoutConstraints"]?.references ?? [] {
                guard let constraint = constraint(one) else { continue }
                if let variations { variations.add(constraint, one, to: view) } else { view.addConstraint(constraint) }
            }
        }
        for variation in document.variations {
            guard case .installed(let holder, false) = variation.kind, let view = made[holder] as? UIView,
                let constraint = constraint(variation.object)
            else { continue }
            variations?.add(constraint, variation.object, to: view)
        }
    }

    /// Nil if the object is not of that kind, or exists.
    private func constraint(_ number: Int) -> NSLayoutConstraint? {
        guard document.objects[number].className == "NSLayoutConstraint", made[number] == nil,
            let constraint = NibValues.constraint(document.objects[number], of: self)
        else { return nil }
        made[number] = constraint
        order.append(number)
        return constraint
    }

    /// A key's value as decoders receive it.
    func value(_ value: NibValue) -> Any? {
        switch value {
        case .integer(let value): NSNumber(value: value)
        case .real(let value): NSNumber(value: value)
        case .text(let text): text
        case .data(let data): data
        case .object(let number): object(number)
        case .array(let values): values.compactMap { self.value($0) }
        case .dictionary(let values): values.compactMapValues { self.value($0) }
        case .document(let document): UINib(document, bundle: bundle, scope: scope, scene: scene)
        case .point(let point): point
        case .size(let size): size
        case .rect(let rect): rect
        case .range(let range): range
        case .none: nil
        }
    }

    // MARK: Connections

    private func setAttributes(of number: Int) {
        let attributes = document.objects[number].attributes
        guard !attributes.isEmpty, let object = made[number] as? NSObject else { return }
        for one in attributes {
            guard let problem = object.setUserDefinedValue(value(one.value), forKeyPath: one.path) else { continue }
            NSLog("Failed to set (\(one.path)) user defined inspected property on (\(String(reflecting: type(of: object)))): \(problem)")
        }
    }

    /// A launch screen's outlets are those of UIKit's classes: the app's, and actions, lead to nothing.
    private func connectOwnOutlet(_ connection: NibConnection) {
        guard case .outlet(let from, let to, let name) = connection, let from = object(from), let to = object(to) else { return }
        _ = NibOutlets.setOwn(to, name, of: from)
    }

    private func connect(_ connection: NibConnection) {
        switch connection {
        case .outlet(let from, let to, let name):
            guard let from = object(from), let to = object(to) else { return }
            NibOutlets.set(to, name, of: from)
        case .collection(let from, let to, let name):
            guard let from = object(from) else { return }
            NibOutlets.set(to.compactMap { object($0) }, collection: name, of: from)
        case .action(let from, let to, let selector, let events):
            guard let from = object(from) else { return }
            NibOutlets.add(to.flatMap { object($0) }, Selector(selector), events, to: from)
        }
    }

    private func wake(_ number: Int) {
        switch made[number] {
        case let responder as UIResponder: responder.awakeFromNib()
        case let item as UIBarItem: item.awakeFromNib()
        case let constraint as NSLayoutConstraint: constraint.awakeFromNib()
        case let object as NSObject: ObjCRuntime.optional(object, "awakeFromNib")
        default: break
        }
    }
}

extension NibObject {
    /// For messages: its class and its Interface Builder identifier.
    var described: String {
        let name = custom ?? className
        return label.isEmpty ? "the \(name) \(identifier)" : "the \(name) \"\(label)\" (\(identifier))"
    }
}

/// A file's objects by Interface Builder's identifiers, for nested documents and for the controller that loads more of its scene later.
@MainActor final class NibScope {
    private struct Entry { weak var object: AnyObject? }

    private let outer: NibScope?
    private weak var ownController: UIViewController?
    private var entries: [String: Entry] = [:]

    init(_ outer: NibScope?, controller: UIViewController?) { (self.outer, ownController) = (outer, controller) }

    /// The controller whose segues are performed.
    var controller: UIViewController? { ownController ?? outer?.controller }

    func note(_ object: AnyObject, _ identifier: String) {
        if !identifier.isEmpty { entries[identifier] = Entry(object: object) }
        if ownController == nil, outer == nil, let controller = object as? UIViewController { ownController = controller }
    }

    func object(_ identifier: String) -> AnyObject? { entries[identifier]?.object ?? outerObject(identifier) }
    func outerObject(_ identifier: String) -> AnyObject? { outer?.object(identifier) }
}
