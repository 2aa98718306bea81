import SourceRewriter
import Testing

@Suite("Members of any object, and initialisers of metatypes") struct AnyObjectMemberTests {
    @Test("members of AnyObject are looked up on the object")
    func anyObject() throws {
        let text = try #require(rewrite("let d = (info[key] as AnyObject).doubleValue ?? 0.5")).text
        #expect(lines(text)[0] == "let d = ObjectiveC.AnyObjectMembers(info[key] as AnyObject).doubleValue ?? 0.5")
        let bits = try #require(rewrite("let f = unsafeBitCast(p, to:AnyObject.self).floatValue")).text
        #expect(lines(bits)[0] == "let f = ObjectiveC.AnyObjectMembers.of(unsafeBitCast(p, to:AnyObject.self)).floatValue")
        #expect(rewrite("let f = unsafeBitCast(p, to: Number.self).floatValue") == nil)
        let number = try #require(rewrite("let c = (info[key] as AnyObject).uintValue")).text
        #expect(lines(number)[0] == "let c = ObjectiveC.AnyObjectMembers(info[key] as AnyObject).uintValue")
        #expect(rewrite("let d = (a as? AnyObject)?.doubleValue; let e = (a as Number).doubleValue; let f = (a as AnyObject).other") == nil)
    }

    @Test("anchors of a parameter, a cast and an element that are any objects are looked up on them")
    func anchors() throws {
        let text = try #require(
            rewrite(
                """
                func pin(_ item: AnyObject, to items: [AnyObject]) {
                    use(item.topAnchor, (guide as AnyObject).bottomAnchor, view.topAnchor)
                    for other in items { use(other.widthAnchor) }
                }
                """)
        ).text
        #expect(
            lines(text)[1].hasSuffix(
                "use(ObjectiveC.AnyObjectMembers(item).topAnchor, ObjectiveC.AnyObjectMembers(guide as AnyObject).bottomAnchor, view.topAnchor)"
            ))
        #expect(lines(text)[2].contains("use(ObjectiveC.AnyObjectMembers.of(other).widthAnchor)"))
    }

    @Test("methods of views and touches are called on any object, unless a local name hides it")
    func hiddenNames() throws {
        let text = try #require(
            rewrite(
                """
                func tap(_ sender: AnyObject) {
                    sender.removeFromSuperview()
                    if let sender = sender as? UITextField { use(sender.text) }
                    if case let sender as UITextField = sender { use(sender.text) }
                    switch sender { case let sender as UITextField: use(sender.text) default: use(sender.text) }
                    for case let sender as UITextField in fields { use(sender.text) }
                }
                """)
        ).text
        #expect(lines(text)[1].hasSuffix("ObjectiveC.AnyObjectMembers(sender).removeFromSuperview()"))
        #expect(lines(text)[2].hasSuffix("{ use(sender.text) }"))
        #expect(lines(text)[3].hasSuffix("{ use(sender.text) }"))
        #expect(lines(text)[4].contains("case let sender as UITextField: use(sender.text)"))
        #expect(lines(text)[4].hasSuffix("default: use(ObjectiveC.AnyObjectMembers(sender).text) }"))
        #expect(lines(text)[5].hasSuffix("{ use(sender.text) }"))
    }

    @Test("an initialiser called on a metatype is found by name, unless the sources declare it as required")
    func metatypeInitializer() throws {
        let source =
            "let n = (wrap ?? N.self).init(rootViewController: c), m = type.init(rootViewController: c), o = N.init(rootViewController: c)"
        let text = try #require(rewrite(source)).text
        #expect(
            text == "let n = (wrap ?? N.self).dynamicallyMade(rootViewController: c), m = type.dynamicallyMade(rootViewController: c), "
                + "o = N.init(rootViewController: c)")
        #expect(rewrite("super.init(rootViewController: c); self.init(rootViewController: c); type.init(other: c)") == nil)
        #expect(rewrite(source, others: ["class Flow { required init(rootViewController: UIViewController) {} }"]) == nil)
        #expect(rewrite(source, others: ["protocol Flow { init(rootViewController: UIViewController) }"]) == nil)
    }

    @Test("a message without arguments to any object, and a member of an element of a local dictionary of any objects")
    func messages() throws {
        let text = try #require(
            rewrite(
                """
                class Page: UIView { @objc func arrange() {} }
                let all = [a, b].forEach { ($0 as AnyObject).arrange() }
                func f(_ note: Notification) {
                    if let info = note.userInfo as! [String: AnyObject]?, let r = info["frame"]?.cgRectValue { use(r) }
                }
                """)
        ).text
        #expect(
            lines(text)[1].contains(
                "ObjectiveC.AnyObjectMembers($0 as AnyObject).perform(ObjectiveC.Selector(\"arrange\"))"))
        #expect(lines(text)[3].contains("let r = ObjectiveC.AnyObjectMembers.of(info[\"frame\"])?.cgRectValue"))
        #expect(rewrite("let x = (a as AnyObject).unknown()") == nil)
    }

    @Test("messages on another thread to a property that holds any object")
    func threads() throws {
        let text = try #require(
            rewrite(
                "class Tap {\n    weak var sink: AnyObject?\n"
                    + "    func f() { sink?.performSelector(onMainThread: go, with: self, waitUntilDone: true) }\n}\n")
        ).text
        #expect(lines(text)[2].contains("ObjectiveC.AnyObjectMembers.of(sink)?.performSelector(onMainThread: go"))
    }

    @Test("messages to a bar item's target, as tests tap it")
    func targets() throws {
        let call = "performSelector(onMainThread: action!, with: nil, waitUntilDone: true)"
        let tap =
            "extension UIBarButtonItem { func tap() { target!.\(call) } }\nfunc f(_ i: UIBarButtonItem) { _ = i.target?.perform(i.action) }"
        let text = try #require(rewrite(tap)).text
        #expect(lines(text)[0].contains("ObjectiveC.AnyObjectMembers.of(target)!.\(call)"))
        #expect(lines(text)[1].contains("ObjectiveC.AnyObjectMembers.of(i.target)?.perform(i.action)"))
        // Another class has a property of the name.
        let own = "class Router { var target: Game? }\nfunc f(_ r: Router) { _ = r.target?.perform(1) }"
        #expect(rewrite(own)?.text.contains("AnyObjectMembers") != true)
    }

    @Test("an element of a list of classes is made by name")
    func metatypesOfList() throws {
        let text = try #require(
            rewrite(
                "class Menu { let pages: [UIViewController.Type] = []; let kinds: [String: UIView.Type]\n"
                    + "func f() { pages[0].init(); self.pages[i].init(nibName: nil, bundle: nil); kinds[k]!.init(); kinds[k]?.init(frame: .zero) } }"
            )
        ).text
        #expect(text.contains("pages[0].dynamicallyMade(); self.pages[i].dynamicallyMade(nibName: nil, bundle: nil)"))
        #expect(text.contains("kinds[k]!.dynamicallyMade(); kinds[k]?.dynamicallyMade(frame: .zero)"))
        #expect(
            rewrite("class Menu { let pages: [Page.Type] = []; func f() { pages[0].init() } }; class Page { required init() {} }") == nil)
    }

    @Test("a class of the sources that inherits an initialiser from a framework's class is made by name")
    func metatypeOfOwnClass() throws {
        let screen = "class Screen: Base {}\nclass Base: UIViewController {}\n"
        func text(_ source: String) -> String { rewrite(screen + source)?.text ?? "" }
        #expect(text("struct Row { var type: Screen.Type }; let s = row.type.init()").contains("row.type.dynamicallyMade()"))
        #expect(text("func f<S: Screen>(_ type: S.Type) -> S { S() }").contains("{ S.dynamicallyMade() }"))
        // An extension does not repeat the bounds of its type's parameters.
        let layer = "class Layer<S: Screen> {}; private extension Layer { func make() -> S { S() } }"
        #expect(text(layer).contains("{ S.dynamicallyMade() }"))
        let bounded = "struct Layer<S> {}; extension Layer where S: Screen { func make() -> S { S() } }"
        #expect(text(bounded).contains("{ S.dynamicallyMade() }"))
        #expect(!text("struct Layer<S> {}; extension Layer { func make() -> S { S() } }").contains("dynamicallyMade"))
        #expect(text("let kinds = [Screen.self, Base.self]; let s = kinds[1].init()").contains("kinds[1].dynamicallyMade()"))
        let labelled = "let rows = [(name: \"a\", kind: Screen.self)]; let s = rows[0].kind.init()"
        #expect(text(labelled).contains("rows[0].kind.dynamicallyMade()"))
        let pairs = "let rows = [(\"a\", Screen.self), (\"b\", Base.self)]\n"
        #expect(text(pairs + "func f() { let (_, kind) = self.rows[0]; kind.init() }").contains("kind.dynamicallyMade()"))
        #expect(text(pairs + "func f() { for (_, kind) in rows { kind.init() } }").contains("kind.dynamicallyMade()"))
        #expect(rewrite(screen + pairs + "func f() { for (name, _) in rows { name.init() } }") == nil)
        #expect(rewrite("class Model {}; let kinds = [Model.self]; let m = kinds[0].init()") == nil)
        #expect(rewrite(screen + "class Other { required init() {} }; let kinds = [Screen.self]; let s = kinds[0].init()") == nil)
    }

    @Test("cells and headers of a class in a variable are made by name")
    func metatypeOfCells() throws {
        let text = try #require(
            rewrite(
                "class Row<C: UITableViewCell> { let type: C.Type; func f() -> C { type.init(style: .default, reuseIdentifier: nil) } }\n"
                    + "class Top<H: UITableViewHeaderFooterView> { let kind: H.Type; func f() -> H { kind.init(reuseIdentifier: nil) } }")
        ).text
        #expect(text.contains("type.dynamicallyMade(style: .default, reuseIdentifier: nil)"))
        #expect(text.contains("kind.dynamicallyMade(reuseIdentifier: nil)"))
        let own = "class Top<H: Header> { let kind: H.Type; func f() -> H { kind.init(reuseIdentifier: nil) } }; protocol Header {}"
        #expect(rewrite(own) == nil)
    }

    @Test("Self is made by name in an extension of a framework's class, or of a protocol of such classes")
    func ownType() throws {
        let call = "Self(nibName: nil, bundle: nil)"
        let made = "Self.dynamicallyMade(nibName: nil, bundle: nil)"
        func text(_ source: String) -> String? { rewrite(source)?.text }
        #expect(
            text("protocol Made where Self: UIViewController {}; extension Made { static func make() -> Self { \(call) } }")?.contains(made)
                == true)
        let inherited = "protocol Screen: UIViewController {}; protocol Made: Screen {}"
        #expect(text("\(inherited); extension Made { static func make() -> Self { return \(call) } }")?.contains(made) == true)
        #expect(
            text("extension P where Self: UIView { static func make() -> Self { Self.init(frame: .zero) } }; protocol P {}")
                == "extension P where Self: UIView { static func make() -> Self { Self.dynamicallyMade(frame: .zero) } }; protocol P {}")
        #expect(
            text("extension UIViewController { class func make() -> Self { self.init(nibName: nil, bundle: nil) } }")?
                .contains("self.dynamicallyMade(nibName: nil, bundle: nil)") == true)
        #expect(text("extension UIViewController { convenience init(n: Int) { self.init(nibName: nil, bundle: nil) } }") == nil)
        #expect(text("class C: UIView { class func make() -> Self { Self(frame: .zero) }; required init() {} }") == nil)
        #expect(text("extension UIEdgeInsets { static func make() -> Self { Self(top: 1, left: 0, bottom: 0, right: 0) } }") == nil)
        #expect(text("protocol P { init(frame: CGRect) }; extension P { static func make() -> Self { Self(frame: .zero) } }") == nil)
    }

    @Test("an initialiser that other types have too is found by name only on a framework's class")
    func metatypeOfFrameworkClass() throws {
        let held = try #require(rewrite("class L { let made: View.Type; func f() -> View { made.init() } }; typealias View = UIView")).text
        #expect(held == "class L { let made: View.Type; func f() -> View { made.dynamicallyMade() } }; typealias View = UIView")
        let generic = try #require(
            rewrite(
                "class L<B: UIButton> { func f() -> B { B(type: .system) }; func g<T>() -> T where T: UIView { T.init(frame: .zero) } }"))
        #expect(
            generic.text
                == "class L<B: UIButton> { func f() -> B { B.dynamicallyMade(type: .system) }; func g<T>() -> T where T: UIView { T.dynamicallyMade(frame: .zero) } }"
        )
        #expect(
            rewrite("struct S {}; func f(made: S.Type) -> S { made.init() }; func g<T: Collection>() -> T { T() }; let v = UIView()") == nil
        )
        let own = "protocol Made { init() }"
        #expect(rewrite("func g<T: UIView & Made>() -> T { T() }", others: [own]) == nil)
        #expect(rewrite("func g<T: UIView>() -> T { T() }", others: [own]) != nil)
        var maps = FrameworkSelectors()
        maps.scanClasses("open class MKAnnotationView: UIView {\nopen class MKShape: Shape {\n")
        #expect(rewrite("func g<T: MKAnnotationView>() -> T { T() }", framework: maps)?.text.contains("T.dynamicallyMade()") == true)
        #expect(rewrite("func g<T: MKShape>() -> T { T() }", framework: maps) == nil)
    }

    @Test("members of an element of an array of any objects are looked up on the object")
    func anyObjectElements() throws {
        let others = ["extension V { var all: [AnyObject] { [] } }"]
        let text = try #require(rewrite("let a = v.all.first?.priority, b = all[0].priority, c = views.first?.priority", others: others))
            .text
        #expect(
            lines(text)[0]
                == "let a = ObjectiveC.AnyObjectMembers.of(v.all.first)?.priority, b = ObjectiveC.AnyObjectMembers.of(all[0]).priority, c = views.first?.priority"
        )
    }

    @Test("members of a parameter that is any object are looked up on the object")
    func anyObjectParameter() throws {
        let text = try #require(rewrite("func f(_ sender: AnyObject) -> Any? { sender.value(forKey: name) }")).text
        #expect(
            lines(text)[0]
                == "func f(_ sender: AnyObject) -> Any? { ObjectiveC.AnyObjectMembers(sender).value(forKey: name) }")
        #expect(rewrite("func f(_ sender: UIView) -> Any? { sender.value(forKey: name) }") == nil)
    }

    @Test("description() of the class of any object is what the class says")
    func classDescription() throws {
        let text = try #require(rewrite("func f(_ object: AnyObject) -> String { type(of: object).description() }")).text
        #expect(
            lines(text)[0].filter { $0 != " " }
                == "funcf(_object:AnyObject)->String{ObjectiveC.AnyObjectMembers.description(of:type(of:object))}")
        #expect(rewrite("func f(_ object: UIView) -> String { type(of: object).description() }") == nil)
    }

    @Test("a class in a variable that is cast to a framework's class is made by name")
    func castVariables() throws {
        func text(_ source: String) -> String? { rewrite(source)?.text }
        #expect(text("func f() { let kind = type as! UIView.Type; kind.init() }")?.contains("kind.dynamicallyMade()") == true)
        let optional = "func f() { if let kind = type as? UITableViewCell.Type { kind.init() } }"
        #expect(text(optional)?.contains("kind.dynamicallyMade()") == true)
        #expect(text("func f() { let kind = type as! Mine.Type; kind.init() }; final class Mine {}") == nil)
    }

    @Test("another initialiser of Self in an extension of a framework's class makes an object of that class")
    func ownTypeByCast() throws {
        var framework = FrameworkSelectors()
        framework.scanClasses("open class UIColor: NSObject {\n}\n")
        let source = "extension UIColor { static func make(_ a: CGFloat) -> Self { self.init(white: a, alpha: 1) } }"
        let text = lines(try #require(rewrite(source, framework: framework)).text)
        #expect(text[0].hasSuffix("make(_ a: CGFloat) -> Self { __ferry_made(UIColor(white: a, alpha: 1), as: Self.self) } }"))
        #expect(text.joined().contains("func __ferry_made<Object, Type>(_ object: Object, as type: Type.Type) -> Type"))
        #expect(rewrite(source, framework: framework, others: ["protocol P { init(white: CGFloat, alpha: CGFloat) }"]) == nil)
        #expect(rewrite("extension UIColor { convenience init(n: Int) { self.init(white: 1, alpha: 1) } }", framework: framework) == nil)
    }

    @Test("description() of the class for coding is what the class says, whatever the object's type")
    func codingClassDescription() throws {
        let text = try #require(
            rewrite("func f(_ view: UIView) -> String { view.classForCoder.description() + classForCoder.description() }"))
        #expect(
            lines(text.text)[0].filter { $0 != " " }
                == "funcf(_view:UIView)->String{ObjectiveC.AnyObjectMembers.description(of:view.classForCoder)"
                + "+ObjectiveC.AnyObjectMembers.description(of:classForCoder)}")
        #expect(rewrite("func f(_ view: UIView) -> AnyClass { view.classForCoder }") == nil)
    }

    @Test("an element of a local dictionary of any objects, bound to a name, is any object")
    func elements() throws {
        let source = """
            func f(_ change: [Key: Any]?) {
                if let change = change as [Key: AnyObject]? {
                    if let old = change[.oldKey], let new = change[.newKey] {
                        let same = old
                        use(old.isEqual(new), same.isEqual(old))
                    }
                }
            }
            """
        let text = try #require(rewrite(source)).text
        #expect(
            lines(text)[4]
                == "            use(ObjectiveC.AnyObjectMembers.of(old).isEqual(new), ObjectiveC.AnyObjectMembers.of(same).isEqual(old))")
        #expect(rewrite("func f(_ all: [Key: Row]) { if let old = all[.oldKey] { use(old.isEqual(1)) } }") == nil)
    }

    @Test("type(of:) on an AnyObject property gives its class")
    func anyObjectProperty() throws {
        let text = try #require(
            rewrite("let a = button.target.isKind(of: A.self), b = view.isKind(of: B.self)", others: ["class C { var target: AnyObject! }"])
        ).text
        #expect(lines(text)[0] == "let a = ObjectiveC.AnyObjectMembers(button.target).isKind(of: A.self), b = view.isKind(of: B.self)")
    }

    @Test("members of views, of an action's sender that is any object")
    func senders() throws {
        let text = try #require(rewrite("@objc func f(_ sender: AnyObject) { show(sender.bounds, sender.tag, sender.other) }")).text
        #expect(
            text.contains(
                "show(ObjectiveC.AnyObjectMembers(sender).bounds, ObjectiveC.AnyObjectMembers(sender).tag, sender.other)"))
        #expect(rewrite("func f(_ sender: UIButton) { show(sender.bounds, sender.tag) }") == nil)
    }
}
