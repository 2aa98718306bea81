import Foundation
import SourceRewriter
import Testing

@Suite struct KeyValueTests {
    @Test("an override of setValue(_:forKey:) loses the keyword, is registered, and its super is the framework's")
    func overrides() {
        let text = rewrite(
            """
            class Cell: UIView {
                override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
                override func setValue(_ value: Any?, forUndefinedKey key: String) {}
                override func value(forUndefinedKey key: String) -> Any? { nil }
                override class func automaticallyNotifiesObservers(forKey key: String) -> Bool { false }
                override func layoutSubviews() { super.layoutSubviews() }
            }
            class Child: Cell {
                override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
            }
            """)?.text
        let found = lines(text)
        #expect(found[1].contains(" func setValue"))
        #expect(found[1].contains("super.__ferry_base_setValue(value, forKey: key)"))
        #expect(found[1].contains("\"setValue:forKey:\""))
        #expect(found[2].contains("\"setValue:forUndefinedKey:\""))
        #expect(found[3].contains("\"valueForUndefinedKey:\""))
        #expect(found[4].contains("registerClassMethod(Cell.self, \"automaticallyNotifiesObserversForKey:\")"))
        #expect(found[5].contains("override func layoutSubviews() { super.layoutSubviews() }"))
        // Its superclass has one: this is an ordinary override.
        #expect(found[8].contains("override func setValue"))
        #expect(found[8].contains("super.setValue(value, forKey: key)"))
    }

    @Test("overrides of forwardingTarget(for:) and of a formatter's getObjectValue are registered; their super is the framework's")
    func messages() {
        let text = rewrite(
            """
            import UIKit
            class Proxy: NSObject {
                override func forwardingTarget(for aSelector: Selector!) -> Any? { super.forwardingTarget(for: aSelector) }
            }
            class Price: NumberFormatter {
                override func getObjectValue(_ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, range rangep: UnsafeMutablePointer<NSRange>?) throws {
                    try super.getObjectValue(obj, for: string, range: rangep)
                }
            }
            """)?.text
        let found = lines(text)
        #expect(found[2].contains(" func forwardingTarget"))
        #expect(found[2].contains("super.__ferry_base_forwardingTarget(for:"))
        #expect(found[2].contains("\"forwardingTargetForSelector:\""))
        #expect(found[5].contains(" func getObjectValue"))
        #expect(found[6].contains("super.__ferry_base_getObjectValue(obj,"))
        #expect(found[7].contains("\"getObjectValue:forString:range:error:\""))
    }

    @Test("a formatter's checks of partial texts, which Foundation on Linux lacks, override nothing")
    func partialTexts() throws {
        let text = try #require(
            rewrite(
                """
                class Price: NumberFormatter {
                    override func isPartialStringValid(_ text: String, newEditingString new: AutoreleasingUnsafeMutablePointer<NSString?>?, errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool { true }
                }
                """)
        ).text
        #expect(!lines(text)[1].contains("override"))
        #expect(lines(text)[1].contains("\"isPartialStringValid:newEditingString:errorDescription:\""))
    }

    @Test("a dynamic property notifies its observers before and after each change")
    func dynamic() {
        let text = rewrite(
            """
            class Model: NSObject {
                @objc dynamic var age = 0
                @objc dynamic var name: String = "" { didSet { print(oldValue) } }
                @objc dynamic var both: Int { get { 1 } set { age = newValue } }
                @objc var plain = 0
                dynamic var hidden = 0
            }
            """)?.text
        let found = lines(text)
        #expect(found[1].contains("var age = 0 { willSet { ObjectiveC.KeyValueChanges.willSet(self, \"age\") } didSet {"))
        #expect(found[2].contains("willSet { ObjectiveC.KeyValueChanges.willSet(self, \"name\") }"))
        #expect(found[2].contains("didSet { defer { ObjectiveC.KeyValueChanges.didSet(self, \"name\") };  print(oldValue) }"))
        #expect(found[3].contains("set { ObjectiveC.KeyValueChanges.willSet(self, \"both\"); defer {"))
        #expect(!found[4].contains("KeyValueChanges"))
        #expect(!found[5].contains("KeyValueChanges"))
    }

    @Test("observe keeps the names of its key path; an operation's changes go to its queue and to observers")
    func keyPaths() {
        let text = rewrite(
            """
            import UIKit
            class Work: Operation {
                func run() { willChangeValue(forKey: "isFinished"); self.didChangeValue(forKey: "isFinished") }
            }
            class Screen: UIViewController {
                func watch(_ scroll: UIScrollView) { token = scroll.observe(\\.contentSize, options: [.new]) { _, _ in } }
                func other(_ x: Screen) { token = x.observe(\\Screen.view?.frame) { _, _ in } }
                func follow(_ scroll: UIScrollView) { values = scroll.publisher(for: \\.contentSize).map(\\.width) }
            }
            """)?.text
        let found = lines(text)
        #expect(found[7].contains("publisher(for: ObjectiveC.ObjCRuntime.keyPath(\\.contentSize, \"contentSize\")).map(\\.width)"))
        #expect(found[2].contains("__ferry_willChangeValue(forKey:"))
        #expect(found[2].contains("self.__ferry_didChangeValue(forKey:"))
        #expect(found[5].contains("observe(ObjectiveC.ObjCRuntime.keyPath(\\.contentSize, \"contentSize\"), options: [.new])"))
        #expect(found[6].contains("keyPath(\\Screen.view?.frame, \"view.frame\")"))
    }

    @Test("manual notifications reach an operation's queue and its observers in either spelling, from every caller")
    func manualChanges() {
        let text = rewrite(
            """
            import UIKit
            class Work: Operation {
                func run() { willChangeValue(for: \\.isExecuting); didChangeValue(for: \\.isExecuting) }
                func later() { queue.async { [weak self] in self?.didChangeValue(for: \\Work.isFinished) } }
                override func willChangeValue(forKey key: String) { super.willChangeValue(forKey: key) }
            }
            func end(_ work: Work) { work.didChangeValue(forKey: "isFinished") }
            """)?.text
        let found = lines(text)
        #expect(found[2].contains("__ferry_willChangeValue(for: ObjectiveC.ObjCRuntime.keyPath(\\.isExecuting, \"isExecuting\"))"))
        #expect(found[2].contains("__ferry_didChangeValue(for: ObjectiveC.ObjCRuntime.keyPath(\\.isExecuting, \"isExecuting\"))"))
        #expect(found[3].contains("self?.__ferry_didChangeValue(for: ObjectiveC.ObjCRuntime.keyPath(\\Work.isFinished, \"isFinished\"))"))
        #expect(found[4].contains(" func willChangeValue"))
        #expect(found[4].contains("super.__ferry_base_willChangeValue(forKey: key)"))
        #expect(found[6].contains("work.__ferry_didChangeValue(forKey:"))
    }

    @Test("predicates and expressions made in code are those that have a format")
    func predicates() {
        let text = rewrite(
            """
            import Foundation
            extension NSCompoundPredicate { var isNegation: Bool { compoundPredicateType == .not } }
            func older(_ age: NSExpression?, _ kind: NSComparisonPredicate.Operator) -> [NSComparisonPredicate] {
                [NSComparisonPredicate(leftExpression: NSExpression(forKeyPath: "age"), rightExpression: age!, modifier: .direct, type: kind)]
            }
            """)?.text
        let found = lines(text)
        #expect(found[1].hasPrefix("extension ObjectiveC.NSCompoundPredicate {"))
        #expect(
            found[2] == "func older(_ age: ObjectiveC.NSExpression?, _ kind: ObjectiveC.NSComparisonPredicate.Operator) -> "
                + "[ObjectiveC.NSComparisonPredicate] {")
        #expect(found[3].contains("[ObjectiveC.NSComparisonPredicate(leftExpression: ObjectiveC.NSExpression(forKeyPath:"))
        #expect(text?.contains("import ObjectiveC") == true)
    }

    @Test("a method of the sources' own keeps its name")
    func ownMethods() {
        let text = rewrite(
            """
            struct Log { func willChangeValue(forKey key: String) {} }
            func note(_ log: Log) { log.willChangeValue(forKey: "a") }
            @objc class Screen: NSObject { @objc dynamic var age = 0 }
            """)?.text
        #expect(text?.contains("__ferry_willChangeValue") == false)
    }

    @Test("selectors of framework methods have Apple's spelling")
    func selectors() {
        var framework = FrameworkSelectors()
        framework.scanClasses(
            "open class UITableView: UIScrollView {\nopen class UIScrollView: UIView {\nopen class UIImageView: UIView {\n")
        framework.members.scan(
            """
                    case "popViewControllerAnimated:": .main1(UINavigationController.popViewController(animated:))
                    case "endEditing:": .main1(UIView.endEditing(_:))
                    case "removeFromSuperview": .main0(UIView.removeFromSuperview as @MainActor (UIView) -> @MainActor () -> ())
                    case "reloadData": .main0(UITableView.reloadData as @MainActor (UITableView) -> @MainActor () -> ())
                    case "hidden", "isHidden", "setHidden:": .property(\\UIView.isHidden, name)
                    case "animationImages", "setAnimationImages:": .property(\\UIImageView.animationImages, name)
            """)
        let text =
            rewrite(
                """
                import UIKit
                let pop = #selector(UINavigationController.popViewController(animated:))
                let short = #selector(UINavigationController.popViewController)
                let end = #selector(UIView.endEditing(_:))
                let inherited = #selector(UITableView.endEditing(_:))
                let remove = #selector(UIView.removeFromSuperview)
                let hide = #selector(setter: UITableView.isHidden)
                let images = #selector(setter: UIImageView.animationImages)
                """, framework: framework)?.text ?? ""
        for selector in ["popViewControllerAnimated:", "endEditing:", "removeFromSuperview", "setHidden:", "setAnimationImages:"] {
            #expect(text.contains("\"\(selector)\""), "\(selector)")
        }
        #expect(!text.contains("WithAnimated"))
        #expect(!text.contains("setIsHidden"))
    }

    @Test("a property that overrides a dynamic one notifies when its own observers have run")
    func overridingProperty() {
        let text = rewrite(
            """
            class Child: Model {
                override var age: Int { didSet { print(age) } }
                override var plain: Int { didSet { print(plain) } }
            }
            """, others: ["class Model: NSObject { @objc dynamic var age = 0; var plain = 0 }"])?.text
        let found = lines(text)
        #expect(found[1].contains("willSet { ObjectiveC.KeyValueChanges.willSetOverride(self, \"age\") }"))
        #expect(found[1].contains("didSet { defer { ObjectiveC.KeyValueChanges.didSetOverride(self, \"age\") };  print(age) }"))
        #expect(found[2] == "    override var plain: Int { didSet { print(plain) } }")
    }

    @Test("a generic class registers its members for each specialization, a generic subclass those of both")
    func genericClasses() {
        let found = lines(
            rewrite(
                """
                public class Shelf<Element>: NSObject { @objc var count = 0 }
                class Rack<Element>: Shelf<Element> { @objc func turn() {} }
                class Plain<Element>: NSObject { var count = 0 }
                """)?.text)
        #expect(found[0].contains("Shelf<Element>: NSObject, ObjectiveC._GenericMembers {"))
        #expect(found[0].contains(" public nonisolated class func __ferry_registerMembers() { _ = __ferry_Shelf_count };"))
        #expect(found[1].contains("class Rack<Element>: Shelf<Element> {"))
        #expect(
            found[1].contains(
                "nonisolated override class func __ferry_registerMembers() { super.__ferry_registerMembers(); _ = __ferry_Rack_turn };"))
        #expect(found[2] == "class Plain<Element>: NSObject { var count = 0 }")
    }

    @Test("a member with a private setter is exposed, a private one is not")
    func privateSetters() {
        let found = lines(rewrite("@objcMembers class A: NSObject {\nprivate(set) var a = 1\nprivate var b = 2\n}")?.text)
        #expect(found[1].contains("registerGetter(A.self, \"a\")"))
        #expect(found[2] == "private var b = 2")
    }

    @Test("a message to a method that throws has a place for its error")
    func throwingMessages() {
        let found = lines(rewrite("class A: NSObject {\n@objc func f(_ a: Int) throws -> Int { a }\n}")?.text)
        #expect(
            found[1].contains(
                "register(A.self, \"f:error:\") { __o, __a in ObjectiveC.ObjCRuntime.attempt(__a, 1) "
                    + "{ try __o.f(ObjectiveC.ObjCRuntime.argument(__a, 0) as Int) } }"))
    }

    @Test("the key of a collection operator passes by a dictionary's own method")
    func operatorKey() {
        let found = lines(rewrite("let a = d.value(forKey: \"@count\")\nlet b = d.value(forKey: \"count\")")?.text)
        #expect(found.contains { $0.contains("d.__ferry_value(forKey: \"@count\")") })
        #expect(found.contains("let b = d.value(forKey: \"count\")"))
    }

    @Test("init on a cast to a framework's class is looked up at run time")
    func castClasses() {
        let text = rewrite(
            "let a = (NSClassFromString(n) as! UIView.Type).init()\nlet b = (x as? NSObject.Type)?.init()\nlet c = (y as! P.Type).init()")?
            .text
        #expect(text?.contains("as! UIView.Type).dynamicallyMade()") == true)
        #expect(text?.contains("as? NSObject.Type)?.dynamicallyMade()") == true)
        #expect(text?.contains("(y as! P.Type).init()") == true)
    }

    @Test("ProcessInfo() is the process's, and an XML parser gets readable data")
    func initializers() {
        let text = rewrite("import Foundation\nlet p = ProcessInfo()\nlet x = XMLParser(data: data)\nlet u = XMLParser(contentsOf: url)")?
            .text
        let found = lines(text)
        #expect(found[1].hasPrefix("let p = ProcessInfo.processInfo"))
        #expect(found[2].hasPrefix("let x = XMLParser(data: DarwinFoundation.XMLDocuments.readable(data))"))
        #expect(found[3].hasPrefix("let u = XMLParser(contentsOf: url)"))
        #expect(rewrite("struct ProcessInfo {}\nlet p = ProcessInfo()") == nil)
    }

    @Test("members and subscripts of local names that hold any object are looked up on it")
    func untypedNames() {
        let text = rewrite(
            """
            func read(_ json: NSDictionary, _ sender: AnyObject?, _ other: Other) {
                let items = json["items"] as! [AnyObject]
                for item in items { print(item["name"] as! String, item.responds(to: s)) }
                let first = items[0]["name"]
                if let one = json["a"] as? AnyObject { print(one[0]) }
                guard let two: AnyObject = json["b"] else { return }
                two.perform(s, with: 1)
                print(sender?.isKind(of: A.self), (json["c"] as AnyObject)["d"], other["e"])
                let three = Other()
                three.perform(s)
            }
            """)?.text
        let found = lines(text)
        #expect(
            found[2].contains(
                "ObjectiveC.AnyObjectMembers.of(item)[\"name\"] as! String, ObjectiveC.AnyObjectMembers.of(item).responds(to: s)"))
        #expect(found[3].contains("ObjectiveC.AnyObjectMembers.of(items[0])[\"name\"]"))
        #expect(found[4].contains("ObjectiveC.AnyObjectMembers.of(one)[0]"))
        #expect(found[6].contains("ObjectiveC.AnyObjectMembers.of(two).perform(s, with: 1)"))
        #expect(found[7].contains("ObjectiveC.AnyObjectMembers.of(sender)?.isKind(of: A.self)"))
        #expect(found[7].contains("ObjectiveC.AnyObjectMembers(json[\"c\"] as AnyObject)[\"d\"], other[\"e\"])"))
        #expect(found[9] == "    three.perform(s)")
    }

    @Test("a delegate that is any object is asked whether it responds")
    func untypedDelegates() {
        let text = rewrite(
            """
            class Page { weak var delegate: AnyObject?
                func tell() {
                    if delegate?.responds(to: s) == true { self.delegate?.perform(s) }
                    let delegate = Other()
                    delegate.responds(to: s)
                    queue.delegate.perform { work() }
                }
            }
            """)?.text
        let found = lines(text)
        #expect(found[2].contains("ObjectiveC.AnyObjectMembers.of(delegate)?.responds(to: s)"))
        #expect(found[2].contains("ObjectiveC.AnyObjectMembers.of(self.delegate)?.perform(s)"))
        #expect(found[4] == "        delegate.responds(to: s)")
        #expect(found[5] == "        queue.delegate.perform { work() }")
    }

    @Test("a property that has the name of optional methods is itself")
    func properties() {
        let text = rewrite(
            """
            @objc protocol PagerDelegate {
                @objc optional func pager(_ pager: Pager, didShow page: Int)
                @objc optional func pager(_ pager: Pager, didHide page: Int)
            }
            class Screen: UIViewController { var pager: Pager?
                func show() { guard let pager = self.pager else { return } }
            }
            func show(_ screen: Screen) { guard let pager = screen.pager else { return } }
            """)
        let found = lines(text?.text)
        #expect(text?.diagnostics.isEmpty == true)
        #expect(found[5].contains("guard let pager = self.pager else"))
        #expect(found[7].contains("guard let pager = screen.pager else"))
    }

    @Test("a property inherited from a framework's class is not taken for an optional method of a protocol that the class does not adopt")
    func inheritedProperty() throws {
        let declared = """
            @objc protocol GridDelegate {
                @objc optional func collectionView(_ view: UICollectionView, heightAt path: IndexPath) -> CGFloat
                @objc optional func collectionView(_ view: UICollectionView, widthAt path: IndexPath) -> CGFloat
            }
            """
        let use = "func show() { if let view = self.collectionView { _ = view } } }"
        let layout = try #require(rewrite("\(declared)\nclass Grid: UICollectionViewLayout { \(use)"))
        #expect(layout.diagnostics.isEmpty)
        #expect(layout.text.contains("if let view = self.collectionView {"))
        // Of two methods of one protocol neither can be meant.
        let delegate = try #require(rewrite("\(declared)\nclass Grid: NSObject, GridDelegate { \(use)"))
        #expect(delegate.diagnostics.isEmpty)
        #expect(delegate.text.contains("if let view = self.collectionView {"))
    }

    @Test("awakeFromNib() of an object that is no responder is a member of its own; one of a view stays an override")
    func awaking() {
        var framework = FrameworkSelectors()
        framework.scanClasses(
            "open class UIView: UIResponder {}\nopen class UILayout: NSObject {}\nopen class UIResponder: NSObject {}\n")
        let source = """
            class Item: NSObject { override func awakeFromNib() { super.awakeFromNib() } }
            class Special: Item { override func awakeFromNib() { super.awakeFromNib() } }
            class Grid: UILayout { override func awakeFromNib() {} }
            class Box: UIView { override func awakeFromNib() {} }
            class Other: Unknown { override func awakeFromNib() {} }
            """
        let found = lines(rewrite(source, framework: framework)?.text)
        #expect(found[0].hasPrefix("class Item: NSObject {          func awakeFromNib() { super.__ferry_base_awakeFromNib() }"))
        #expect(found[0].contains("register(Item.self, \"awakeFromNib\")"))
        #expect(found[1] == lines(source)[1])
        #expect(found[2].hasPrefix("class Grid: UILayout {          func awakeFromNib() {}"))
        #expect(found[3] == lines(source)[3])
        #expect(found[4] == lines(source)[4])
    }

    @Test("optional methods that differ in types alone have one reference and selectors of their own")
    func overloads() {
        let text = rewrite(
            """
            @objc protocol Layout {
                @objc(box:sizeForRow:) optional func box(_ box: Box, layoutFor row: Int)
                @objc(box:sizeForView:) optional func box(_ box: Box, layoutFor view: View)
            }
            class A: NSObject, Layout {
                func box(_ box: Box, layoutFor row: Int) {}
                func box(_ box: Box, layoutFor view: View) {}
            }
            """)?.text
        #expect(text?.components(separatedBy: "var box_optional___layoutFor").count == 2)
        let found = lines(text)
        #expect(found[5].contains("\"box:sizeForRow:\""))
        #expect(found[6].contains("\"box:sizeForView:\""))
    }
}
