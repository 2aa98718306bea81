import Foundation
import ObjectiveC
import Testing

final class TopClass {}
private final class HiddenClass {}

@Suite("Class names")
struct ClassNamesTests {
    private final class Registered {}
    class Inner {}

    @Test("framework classes have plain names, app classes a module prefix; both are found by name")
    func names() {
        let pairs: [(AnyClass, String)] = [
            (NSObject.self, "NSObject"), (NSString.self, "NSString"), (UndoManager.self, "UndoManager"),
            (TopClass.self, "ObjectiveCTests.TopClass"),
        ]
        for (type, name): (AnyClass, String) in pairs {
            #expect(ClassNames.name(type) == name)
            #expect(ClassNames.type(name) == type)
        }
        #expect(ClassNames.type(ClassNames.name(Inner.self)) == Inner.self)
        #expect(ClassNames.name(HiddenClass.self) == "ObjectiveCTests.HiddenClass")
        #expect(String(describing: TopClass.self) == "TopClass")
    }

    @Test("a class may register another name")
    func registered() {
        ClassNames.register(Registered.self, as: "NamedOtherwise")
        #expect(ClassNames.type("NamedOtherwise") == Registered.self)
        #expect(ClassNames.name(Registered.self) == "NamedOtherwise")
    }

    @Test(
        "an unknown name gives nil",
        arguments: [
            "", "Nope", "ObjectiveCTests.Nope", "ObjectiveCTests..TopClass", ".TopClass", "_Tt", "_TtXX", "String", "Swift.String", "a b",
            "10TopClassC", String(repeating: "A", count: 5000), "\u{0}", "TopClass",
        ])
    func unknown(name: String) { #expect(ClassNames.type(name) == nil) }
}
