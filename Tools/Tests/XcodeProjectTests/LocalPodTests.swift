import Testing

@testable import XcodeProject

@Suite("Pods in the repository") struct LocalPodTests {
    private static let text = """
        # A library.
        Pod::Spec.new do |s|
          s.name = "Dial-Kit" # the name
          s.module_name = 'DialKit'
          s.version = "1.#{minor}"
          s.swift_versions = ['4.2', '5.0']
          s.source_files = 'Sources/**/*.{h,swift}',
                           "Shared"
          s.osx.source_files = 'Mac/*.swift'
          s.ios.exclude_files = 'Sources/Old/*'
          s.resources = ['Media/*.xcassets']
          s.resource_bundles = {
            'DialBundle' => ['Texts/*.lproj', 'Texts/a.json']
          }
          if ENV['X']
            s.dependency 'Other', '~> 1.0'
          end
          s.default_subspec = 'Core'
          s.subspec 'Core' do |part|
            part.source_files = 'Core/*.swift'
            part.dependency 'Dial-Kit/Base'
          end
          s.subspec 'Base' do |part|
            part.source_files = 'Base/*.swift'
          end
          s.subspec 'Extra' do |part|
            part.source_files = 'Extra/*.swift'
          end
        end
        """

    @Test("a podspec says which files are compiled and copied; parts that are no default are left out")
    func spec() {
        let spec = Podspec(Self.text)
        #expect(spec.name == "Dial-Kit")
        #expect(spec.moduleName == "DialKit")
        #expect(spec.languageVersion == "5.0")
        #expect(spec.sourceFiles == ["Sources/**/*.{h,swift}", "Shared", "Core/*.swift", "Base/*.swift"])
        #expect(spec.excludedFiles == ["Sources/Old/*"])
        #expect(spec.resources == ["Media/*.xcassets"])
        #expect(spec.bundles == [Podspec.Bundle(name: "DialBundle", patterns: ["Texts/*.lproj", "Texts/a.json"])])
        #expect(spec.dependencies == ["Other"])
    }

    @Test(
        "patterns are those of Ruby's glob",
        arguments: [
            ("A/*.swift", "A/b.swift", true), ("A/*.swift", "A/B/c.swift", false), ("A/**/*.swift", "A/b.swift", true),
            ("A/**/*.{h,swift}", "A/B/C/d.swift", true), ("A/**/*", "A/B/d.m", true), ("A/{B,C}/?.swift", "A/C/d.swift", true),
            ("A/*", "B/a", false), ("./A/*View*.swift", "A/MyViewCell.swift", true), ("A/*.{swift}", "A/b.swiftx", false),
        ])
    func pattern(_ pattern: String, _ path: String, _ isMatch: Bool) {
        #expect(FilePattern(pattern).matches(path) == isMatch)
    }

    private var example: [String: String] {
        [
            "/r/Example/App.xcodeproj/project.pbxproj": project(
                root(targets: "T", children: "FA") + target("T", "App", sources: ["FA"]) + reference("FA", "a.swift")),
            "/r/Example/a.swift": "", "/r/Example/Podfile": "pod 'Dial-Kit', :path => '../'\npod 'Far', '~> 1.0'\n",
            "/r/Dial-Kit.podspec": Self.text, "/r/Sources/A/a.swift": "", "/r/Sources/Old/b.swift": "", "/r/Shared/c.swift": "",
            "/r/Shared/Deep/d.swift": "", "/r/Core/e.swift": "", "/r/Extra/f.swift": "", "/r/Texts/a.json": "",
            "/r/Texts/en.lproj/t.strings": "",
        ]
    }

    @Test("an example gets the library that its Podfile names, of the files that the podspec names")
    func module() throws {
        let plan = try ProjectPlanner.plan("/r/Example/App.xcodeproj", ProjectChoice(), files(example))
        #expect(plan.modules.map(\.name) == ["DialKit", "App"])
        let pod = try #require(plan.modules.first)
        #expect(pod.swift == ["/r/Core/e.swift", "/r/Shared/c.swift", "/r/Sources/A/a.swift"])
        #expect(pod.kind == .library)
        #expect(pod.languageMode == "5")
        #expect(pod.resources.map(\.place) == ["DialBundle.bundle/a.json"])
        #expect(plan.modules.last?.dependencies == ["DialKit"])
        #expect(plan.notes.contains { $0.hasPrefix("/r/Example/Podfile: the sources of Far are not here") })
    }

    @Test("the unit tests of an example get the library too, and so does the app that they run in")
    func tests() throws {
        var texts = example
        texts["/r/Example/App.xcodeproj/project.pbxproj"] = project(
            root(targets: "T, U", children: "FA, FU") + target("T", "App", sources: ["FA"]) + reference("FA", "a.swift")
                + target("U", "AppTests", type: "bundle.unit-test", sources: ["FU"], dependencies: "DT") + reference("FU", "u.swift")
                + "DT = {isa = PBXTargetDependency; target = T; };\n")
        texts["/r/Example/u.swift"] = ""
        let plan = try ProjectPlanner.plan("/r/Example/App.xcodeproj", ProjectChoice(purpose: .test), files(texts))
        #expect(plan.modules.map(\.name) == ["DialKit", "App", "AppTests"])
        #expect(plan.modules[1].dependencies == ["DialKit"])
        #expect(plan.modules[2].dependencies == ["App", "DialKit"])
    }

    @Test("pods of the repository that need each other are modules in that order")
    func order() throws {
        var texts = example
        texts["/r/Example/Podfile"] = "pod 'Upper', :path => '..'\npod 'Lower', path: '..'\n"
        texts["/r/Upper.podspec"] = "s.name = 'Upper'\ns.source_files = 'Upper/*'\ns.dependency 'Lower', s.version.to_s\n"
        texts["/r/Lower.podspec"] = "s.name = 'Lower'\ns.source_files = 'Lower/*'\n"
        texts["/r/Upper/u.swift"] = ""
        texts["/r/Lower/l.swift"] = ""
        let plan = try ProjectPlanner.plan("/r/Example/App.xcodeproj", ProjectChoice(), files(texts))
        #expect(plan.modules.map(\.name) == ["Lower", "Upper", "App"])
        #expect(plan.modules[1].dependencies == ["Lower"])
    }
}
