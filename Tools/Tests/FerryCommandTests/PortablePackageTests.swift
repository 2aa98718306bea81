import Testing

@testable import FerryCommand

@Suite("Conditions of dependencies") struct PortablePackageTests {
    private func isPortable(_ files: String...) -> Bool {
        var package = PortablePackage()
        for file in files { package.read(file) }
        return package.isPortable
    }

    @Test("a package with code for Linux and without UIKit keeps its conditions")
    func portable() {
        #expect(isPortable("#if canImport(Darwin)\nimport Darwin\n#elseif canImport(Glibc)\nimport Glibc\n#endif", "struct A {}"))
        #expect(isPortable("import Foundation\n#if !os(Linux)\nimport os\n#endif"))
    }

    @Test("a package without code for Linux, with UIKit or with URLSession is one of the device")
    func device() {
        #expect(!isPortable("import Foundation\n#if os(iOS)\nstruct A {}\n#endif"))
        #expect(!isPortable("#if os(Linux)\nimport Glibc\n#endif", "#if canImport(UIKit)\nimport UIKit\n#endif"))
        #expect(!isPortable("#if os(Linux)\nimport FoundationNetworking\n#endif\nlet a = URLSession.shared"))
        #expect(!isPortable())
    }

    @Test("comments do not decide")
    func comments() {
        #expect(isPortable("// Not for UIKit, unlike others.\nimport Glibc"))
        #expect(!isPortable("  // os(Linux)\nimport Foundation"))
    }
}
