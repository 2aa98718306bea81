import Testing

@testable import FerryCommand
@testable import XcodeProject

@Suite("The app that unit tests are loaded into")
struct TestHostTests {
    private func module(_ name: String, _ kind: ModulePlan.Kind, host: String? = nil) -> ModulePlan {
        var module = ModulePlan(target: name, project: "/w/P.xcodeproj", name: name, kind: kind)
        module.swift = ["/w/\(name).swift"]
        (module.host, module.dependencies) = (host, host.map { [$0] } ?? [])
        return module
    }

    private func plan(_ modules: [ModulePlan]) -> ProjectPlan {
        var plan = ProjectPlan()
        plan.modules = modules
        return plan
    }

    @Test("the tests' target has a C file that launches the app by the name that the package manager gives its main function")
    func target() throws {
        let plan = plan([module("Shop", .application), module("ShopTests", .tests, host: "Shop")])
        let host = try #require(plan.testHosts.first)
        #expect(plan.testHosts.count == 1)
        #expect(host.source.contains("ferry_launch_test_host(Shop_main);"))
        #expect(host.source.contains("strcmp(host, \"Shop\") == 0"))
        #expect(host.source.contains("\"--dump-tests-json\""))
        let manifest = XcodeManifest(plan: plan, name: "Shop", checkout: { _ in nil }).text
        #expect(manifest.contains(".target(name: \"Shop_TestHost\"),"))
        #expect(manifest.contains(".testTarget(name: \"ShopTests\", dependencies: [\"Shop\", \"Shop_TestHost\"]"), "\(manifest)")
    }

    @Test("an app that is compiled under another name has its main function under that name")
    func renamed() {
        #expect(TestHost(module: "Photos").source.contains("ferry_launch_test_host(Photos_Project_main);"))
        #expect(TestHost(module: "Photos").source.contains("strcmp(host, \"Photos\") == 0"))
    }

    @Test("tests with different apps, and those without, run in processes of their own")
    func processes() {
        let modules = [
            module("A", .application), module("B", .application), module("ATests", .tests, host: "A"), module("Logic", .tests),
            module("BTests", .tests, host: "B"), module("A2Tests", .tests, host: "A"),
        ]
        let processes = TestHost.processes(of: plan(modules))
        #expect(processes.map(\.host) == ["A", nil, "B"])
        #expect(processes[0].selection == ["--skip", "^Logic\\.", "--skip", "^BTests\\."])
        #expect(processes[1].others == ["ATests", "BTests", "A2Tests"])
        #expect(TestHost.processes(of: plan(Array(modules.prefix(3)))) == [TestHostProcess(host: "A")])
    }

    @Test("an app without Swift sources, or one that the tests do not depend on, is not launched")
    func without() {
        var empty = module("A", .application)
        empty.swift = []
        #expect(TestHost.processes(of: plan([empty, module("ATests", .tests, host: "A")])).map(\.host) == [nil])
        var tests = module("ATests", .tests, host: "A")
        tests.dependencies = []
        #expect(TestHost.processes(of: plan([module("A", .application), tests])).map(\.host) == [nil])
    }
}
