/// A package with an app, its unit tests and tests of its interface.
enum CounterPackage {
    static let files = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Counter",
            targets: [
                .executableTarget(name: "Counter"), .testTarget(name: "CounterTests", dependencies: ["Counter"]),
                .testTarget(name: "CounterUITests"),
            ])

        """,
        "Sources/Counter/App.swift": """
        import UIKit

        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = CounterController()
                window?.makeKeyAndVisible()
                return true
            }
        }

        final class CounterController: UIViewController {
            private(set) var count = 0

            override func viewDidLoad() {
                super.viewDidLoad()
                let button = UIButton(type: .system)
                button.setTitle("Count", for: .normal)
                button.frame = CGRect(x: 100, y: 300, width: 200, height: 44)
                button.accessibilityIdentifier = "count"
                button.addAction(
                    UIAction { [weak self, weak button] _ in
                        guard let self else { return }
                        count += 1
                        button?.setTitle("\\(count)", for: .normal)
                    }, for: .touchUpInside)
                view.addSubview(button)
            }
        }

        """,
        "Tests/CounterTests/UnitTests.swift": """
        import XCTest

        @testable import Counter

        final class UnitTests: XCTestCase {
            @MainActor func testStartsAtZero() { XCTAssertEqual(CounterController().count, 0) }
        }

        """,
        "Tests/CounterUITests/CounterUITests.swift": """
        import XCTest

        final class CounterUITests: XCTestCase {
            override func setUp() { continueAfterFailure = false }

            func testCounts() {
                let app = XCUIApplication()
                app.launch()
                app.buttons["count"].tap()
                app.buttons["count"].tap()
                XCTAssertEqual(app.buttons["count"].label, "2")
            }

            func testAgain() {
                let app = XCUIApplication()
                app.launch()
                XCTAssertTrue(app.buttons["Count"].exists)
            }
        }

        final class MoreUITests: XCTestCase {
            func testMore() {
                let app = XCUIApplication()
                app.launch()
                XCTAssertEqual(app.buttons.count, 1)
            }
        }

        """,
    ]
}
