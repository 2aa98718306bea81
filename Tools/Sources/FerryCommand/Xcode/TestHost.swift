import XcodeProject

/// The app that unit tests are loaded into: a C file next to the tests' sources launches it before `main`, if the process is to have it.
struct TestHost {
    /// The app's module.
    let module: String

    /// Names the process's app.
    static let variable = "FERRY_TEST_HOST"
    /// Names the file that is made when the app has launched.
    static let launchedVariable = "FERRY_TEST_HOST_LAUNCHED"

    /// The package's target with the file.
    var target: String { module + "_TestHost" }

    /// The package manager gives the `main` of an app that is linked into tests this name.
    private var main: String { RenamedModules.compiled(module) + "_main" }

    var source: String {
        """
        #include <stdlib.h>
        #include <string.h>

        // Null in an app whose start is not compiled, such as one of SwiftUI.
        __attribute__((weak)) int \(main)(int, char **);
        void ferry_launch_test_host(int (*)(int, char **));

        __attribute__((constructor)) static void launch(int count, char **arguments) {
            const char *host = getenv("\(Self.variable)");
            // A process that only lists the tests prints nothing else.
            for (int index = 1; index < count; index++) {
                if (strcmp(arguments[index], "--dump-tests-json") == 0 || strcmp(arguments[index], "--list-tests") == 0) return;
            }
            if (host && \(main) && strcmp(host, "\(module)") == 0) ferry_launch_test_host(\(main));
        }

        """
    }

    /// The processes that a plan's unit tests need: one for each app, and one for the tests without one.
    static func processes(of plan: ProjectPlan) -> [TestHostProcess] {
        let tests = plan.modules.filter { $0.kind == .tests && !$0.isInterfaceTest && !$0.swift.isEmpty }
        let hosts = tests.map { plan.host(of: $0) }
        return hosts.unique.map { host in
            TestHostProcess(host: host, others: zip(tests, hosts).filter { $1 != host }.map(\.0.name))
        }
    }
}

/// The unit tests that run in one process.
struct TestHostProcess: Equatable {
    /// The app's module; nil for tests without one.
    var host: String?
    /// The modules of tests that run in other processes.
    var others: [String] = []

    /// For `swift test`.
    var selection: [String] { others.flatMap { ["--skip", "^\($0)\\."] } }
}

extension ProjectPlan {
    /// The module of the app that a module of tests is loaded into, if the app is compiled.
    func host(of tests: ModulePlan) -> String? {
        guard let host = tests.host, tests.dependencies.contains(host) else { return nil }
        return modules.contains { $0.name == host && $0.kind == .application && !$0.swift.isEmpty } ? host : nil
    }

    var testHosts: [TestHost] {
        modules.filter { $0.kind == .tests && !$0.isInterfaceTest }.compactMap(host).unique.map(TestHost.init)
    }
}
