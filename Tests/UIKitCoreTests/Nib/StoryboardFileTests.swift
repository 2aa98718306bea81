import Foundation
import ObjectiveC
import TestSupport
import Testing
import ViewLayout

@testable import UIKitCore
@testable import UILists

// The initializer empties the static log of `NibProbe`.
@Suite("Storyboards from files", .application, .serialized) @MainActor struct StoryboardFileTests {
    private let stage = TransitionStage()
    private let fixture = BundleFixture()

    init() {
        NibHome.registerHome()
        NibScreen.log = []
        NibScreen.refuses = false
        write()
    }

    private func screen(_ title: String, _ type: String, id: String, segues: (inout NibFixture, Int) -> Void = { _, _ in }) {
        var scene = NibFixture()
        let item = scene.add("UINavigationItem", ["UITitle": title])
        let controller = scene.add(
            "UIViewController", custom: type,
            ["UITitle": title, "UINibName": "\(id)-view-v", "UINavigationItem": NibFixture.ref(item), "UIHidesBottomBarWhenPushed": true],
            isTop: true, id: id)
        segues(&scene, controller)
        fixture.write(scene.data, "Main.storyboardc/\(id).nib")
    }

    private func view(_ id: String, text: String, more: (inout NibFixture) -> [Int] = { _ in [] }) {
        var nib = NibFixture()
        let owner = nib.add("UIViewController", placeholder: "owner", id: id)
        let label = nib.add("UILabel", ["UIText": text, "UIBounds": "{{0, 0}, {200, 30}}", "UICenter": "{120, 120}"])
        let views = [label] + more(&nib)
        let view = nib.add(
            "UIView", ["UIBounds": "{{0, 0}, {390, 844}}", "UICenter": "{195, 422}", "UISubviews": NibFixture.refs(views)], isTop: true)
        nib.outlet("view", from: owner, to: view)
        nib.outlet("label", from: owner, to: label)
        fixture.write(nib.data, "Main.storyboardc/\(id)-view-v.nib")
    }

    private func write() {
        var navigation = NibFixture()
        let owner = navigation.add("UINavigationController", ["UINavigationBar": NibFixture.ref(1)], isTop: true, id: "nav")
        navigation.add("UINavigationBar", ["UIPrefersLargeTitles": true])
        navigation.segues = [["kind": "relationship", "from": owner, "destination": "home", "relationship": "rootViewController"]]
        fixture.write(navigation.data, "Main.storyboardc/nav.nib")
        screen("Home", "NibHome", id: "home") { scene, controller in
            scene.segues = [
                ["kind": "show", "from": controller, "destination": "detail", "identifier": "byCode"],
                ["kind": "presentation", "from": controller, "destination": "detail", "identifier": "modal", "modalPresentationStyle": 0],
            ]
        }
        view("home", text: "at home") { nib in
            let button = nib.add("UIButton", ["UIBounds": "{{0, 0}, {80, 40}}", "UICenter": "{100, 200}"])
            nib.segues = [["kind": "show", "from": button, "destination": "detail", "identifier": "byButton"]]
            let box = nib.add("UIView", ["UIBounds": "{{0, 0}, {100, 50}}", "UICenter": "{100, 300}", "UITag": 5])
            nib.segues.append(["kind": "embed", "from": box, "destination": "part", "identifier": "inside"])
            return [button, box]
        }
        screen("Detail", "NibScreen", id: "detail")
        view("detail", text: "more") { nib in
            let button = nib.add("UIButton", ["UIBounds": "{{0, 0}, {80, 40}}", "UICenter": "{100, 200}"])
            nib.segues = [["kind": "unwind", "from": button, "unwindAction": "comeBack:", "identifier": "back"]]
            return [button]
        }
        screen("Part", "NibScreen", id: "part")
        view("part", text: "a part")
        let file: [String: Any] = [
            "version": 1, "source": "Main.storyboard", "initial": "nav", "identifiers": ["Detail": "detail", "Home": "home"],
            "scenes": ["nav": ["nib": "nav"], "home": ["nib": "home"], "detail": ["nib": "detail"], "part": ["nib": "part"]],
        ]
        fixture.write(NibFixture.data(file), "Main.storyboardc/Info.plist")
    }

    private var storyboard: UIStoryboard { UIStoryboard(name: "Main", bundle: fixture.bundle) }

    @Test("init(coder:), awakeFromNib, the container, then on loading the view outlets and viewDidLoad", .contract("VC-5"))
    func order() throws {
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        #expect(navigation.navigationBar.prefersLargeTitles)
        #expect(NibScreen.log == ["Home init(coder:)", "Home awake", "Home willMove"])
        NibScreen.log = []
        let home = try #require(navigation.topViewController as? NibHome)
        #expect(home.navigationItem.title == "Home")
        #expect(home.hidesBottomBarWhenPushed)
        #expect(home.storyboard != nil)
        _ = home.view
        #expect(
            NibScreen.log
                == [
                    "Home loadView, label nil", "Home outlet label", "Part init(coder:)", "Part awake", "Home should inside",
                    "Home prepare inside to Part loaded false", "Part willMove", "Part loadView, label nil", "Part outlet label",
                    "Part viewDidLoad, label a part", "Home viewDidLoad, label at home",
                ].filter { $0 != "Home should inside" })
        let box = try #require(home.view.viewWithTag(5))
        #expect(home.children.first?.view.superview === box)
        #expect(box.subviews.first?.frame == box.bounds)
    }

    @Test("a controller's title replaces that of the storyboard's item, not one that code has set")
    func titles() throws {
        let home = storyboard.instantiateViewController(withIdentifier: "Home")
        #expect(home.navigationItem.title == "Home")
        home.title = "Later"
        #expect(home.navigationItem.title == "Later")
        let detail = storyboard.instantiateViewController(withIdentifier: "Detail")
        detail.navigationItem.title = "Own"
        detail.title = "Later"
        #expect(detail.navigationItem.title == "Own")
    }

    @Test("a tap asks shouldPerform, creates the destination, prepares and presents; a refusal stops it", .contract("NB-9"))
    func segues() throws {
        defer { stage.finish() }
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        stage.window.rootViewController = navigation
        stage.advance(0.1)
        let home = try #require(navigation.topViewController as? NibHome)
        let button = try #require(home.view.subviews.compactMap { $0 as? UIButton }.first)
        NibScreen.log = []
        NibScreen.refuses = true
        button.sendActions(for: .touchUpInside)
        #expect(NibScreen.log == ["Home should byButton"])
        (NibScreen.log, NibScreen.refuses) = ([], false)
        button.sendActions(for: .touchUpInside)
        #expect(
            Array(NibScreen.log.prefix(4)) == [
                "Home should byButton", "Detail init(coder:)", "Detail awake", "Home prepare byButton to Detail loaded false",
            ])
        stage.advance(1)
        let detail = try #require(navigation.topViewController as? NibScreen)
        #expect(detail.name == "Detail")
        #expect(detail.label?.text == "more")
        NibScreen.log = []
        detail.view.subviews.compactMap { $0 as? UIButton }.first?.sendActions(for: .touchUpInside)
        #expect(
            Array(NibScreen.log.prefix(4)) == [
                "Detail should back", "Part may false", "Home may true", "Detail prepare back to Home loaded true",
            ])
        #expect(NibScreen.log.contains("Home comeBack from Detail"))
        stage.advance(1)
        #expect(navigation.topViewController === home)
        NibScreen.log = []
        home.performSegue(withIdentifier: "modal", sender: nil)
        #expect(NibScreen.log.first == "Detail init(coder:)")
        stage.advance(1)
        let shown = try #require(home.presentedViewController as? NibScreen)
        #expect(shown.modalPresentationStyle == .fullScreen)
        shown.view.subviews.compactMap { $0 as? UIButton }.first?.sendActions(for: .touchUpInside)
        stage.advance(1)
        #expect(home.presentedViewController == nil)
    }

    @Test("a popover's arrow directions are the file's, and any if there are none")
    func arrows() throws {
        defer { stage.finish() }
        view("home", text: "at home") { nib in
            [5, 99].map { directions in
                let button = nib.add("UIButton", ["UIBounds": "{{0, 0}, {80, 40}}", "UICenter": "{100, 200}", "UITag": directions])
                nib.segues.append([
                    "kind": "popoverPresentation", "from": button, "anchor": button, "destination": "detail",
                    "popoverArrowDirections": directions,
                ])
                return button
            }
        }
        let home = try #require(storyboard.instantiateViewController(withIdentifier: "Home") as? NibHome)
        stage.window.rootViewController = home
        stage.advance(0.1)
        let wanted: [(tag: Int, directions: UIPopoverArrowDirection)] = [(5, [.up, .left]), (99, .any)]
        for (tag, directions) in wanted {
            try #require(home.view.viewWithTag(tag) as? UIButton).sendActions(for: .touchUpInside)
            stage.advance(1)
            let popover = try #require(home.presentedViewController?.popoverPresentationController)
            #expect(popover.permittedArrowDirections == directions)
            home.dismiss(animated: false)
            stage.advance(1)
        }
    }

    @Test("application, delegate, the main storyboard's window, then the delegate's launch method; then it shows", .contract("AP2-11"))
    func launch() throws {
        let fixture = fixture
        NibDelegate.log = []
        ApplicationLauncher.start(
            environment: TestEnvironment(device: .standard), principalClass: NibApplication.self, delegateClass: NibDelegate.self,
            mainStoryboard: {
                NibDelegate.log.append("storyboard")
                return UIStoryboard(name: "Main", bundle: fixture.bundle)
            })
        #expect(
            NibDelegate.log == [
                "application", "delegate", "storyboard", "will finish, window hidden true", "did finish, window hidden true",
            ])
        let window = try #require((UIApplication.shared.delegate as? NibDelegate)?.window)
        #expect(window.isKeyWindow)
        #expect(window.rootViewController is UINavigationController)
        window.isHidden = true
    }

    @Test("a scene by its identifier, by an app's creator, and a missing one")
    func scenes() async throws {
        let detail = try #require(storyboard.instantiateViewController(withIdentifier: "Detail") as? NibScreen)
        #expect(detail.name == "Detail")
        let made: NibScreen = storyboard.instantiateViewController(identifier: "Detail") { coder in NibHome(coder: coder) }
        #expect(made is NibHome)
        #expect(made.view.subviews.count == 2)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let tests = StoryboardFileTests()
            _ = tests.storyboard.instantiateViewController(withIdentifier: "Nowhere")
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("doesn't contain a view controller with identifier 'Nowhere'"))
    }

    // Proves LS-13.2.
    @Test("static cells with titles, heights and a cell's segue; the table controller is the data source")
    func staticTable() throws {
        defer { stage.finish() }
        var scene = NibFixture()
        scene.add(
            "UITableViewController", custom: "NibFixedTable", ["UITitle": "Fixed", "UINibName": "fixed-view-v"], isTop: true, id: "fixed")
        fixture.write(scene.data, "Main.storyboardc/fixed.nib")
        var nib = NibFixture()
        let owner = nib.add("UITableViewController", placeholder: "owner", id: "fixed")
        let cells = ["One", "Two", "Three"].map { text in
            nib.add(
                "UITableViewCell",
                ["UITableViewCellStyle": 1, "UITextLabelText": text, "UIRowHeight": text == "Two" ? 90.0 : 44.0, "UIAccessoryType": 1])
        }
        let first = nib.add(
            "UITableViewSection", ["UIHeaderTitle": "Head", "UIFooterTitle": "Foot", "UICells": NibFixture.refs(Array(cells.prefix(2)))])
        let second = nib.add("UITableViewSection", ["UICells": NibFixture.refs([cells[2]])])
        let table = nib.add(
            "UITableView",
            [
                "UIStyle": 1, "UIBounds": "{{0, 0}, {390, 844}}", "UICenter": "{195, 422}",
                "UITableViewSections": NibFixture.refs([first, second]),
                "UIRowHeight": -1.0, "UIEstimatedRowHeight": -1.0,
            ], isTop: true)
        nib.outlet("view", from: owner, to: table)
        nib.segues = [
            ["kind": "show", "from": cells[2], "destination": "detail", "identifier": "row"],
            ["kind": "presentation", "from": cells[0], "destination": "part", "identifier": "end", "trigger": "accessory"],
        ]
        fixture.write(nib.data, "Main.storyboardc/fixed-view-v.nib")
        let file: [String: Any] = [
            "version": 1, "source": "Main.storyboard", "initial": "fixed",
            "scenes": ["fixed": ["nib": "fixed"], "detail": ["nib": "detail"], "part": ["nib": "part"]],
        ]
        fixture.write(NibFixture.data(file), "Main.storyboardc/Info.plist")
        let controller = try #require(storyboard.instantiateInitialViewController() as? NibFixedTable)
        let navigation = UINavigationController(rootViewController: controller)
        stage.window.rootViewController = navigation
        stage.advance(0.1)
        let view = try #require(controller.tableView)
        #expect(view.style == .grouped)
        #expect(view.numberOfSections == 2)
        #expect(view.numberOfRows(inSection: 0) == 2)
        #expect(view.visibleCells.map { $0.textLabel?.text } == ["One", "Two", "Three"])
        #expect(view.rectForRow(at: IndexPath(row: 1, section: 0)).height == 90)
        #expect(controller.tableView(view, titleForHeaderInSection: 0) == "Head")
        #expect(controller.tableView(view, titleForFooterInSection: 0) == "Foot")
        view.reloadData()
        view.layoutIfNeeded()
        #expect(view.visibleCells.count == 3)
        NibScreen.log = []
        view.cellAccessoryTapped(try #require(view.cellForRow(at: IndexPath(row: 0, section: 0))))
        stage.advance(1)
        let part = try #require(navigation.presentedViewController as? NibScreen)
        #expect(part.name == "Part")
        part.dismiss(animated: false)
        stage.advance(0.1)
        view.selection.pick(RowPath(1, 0))
        stage.advance(1)
        #expect((navigation.topViewController as? NibScreen)?.name == "Detail")
    }

    @Test("damaged storyboards are refused, with the position")
    func hostile() {
        func reason(_ root: Any) -> String {
            do throws(NibError) {
                _ = try StoryboardFile(NibFixture.data(root))
                return "taken"
            } catch { return error.description }
        }
        #expect(reason(["version": 1, "initial": "a", "scenes": [:]] as [String: Any]) == "it names a scene a that it does not have")
        #expect(reason(["version": 1, "scenes": ["a": [:]]] as [String: Any]) == "the scene a has no nib")
        #expect(reason(["version": 2]) == "it is of version 2, this framework reads 1")
        #expect(
            reason(["version": 1, "scenes": ["a": ["reference": ["identifier": "x"]]]] as [String: Any])
                == "the reference a has no storyboard")
        #expect(throws: NibError.self) { try StoryboardFile(Data("nothing".utf8)) }
    }
}
