import Foundation
import Testing

@testable import UIKitCore

@Suite("Search containers", .application) @MainActor struct SearchContainerTests {
    private let stage = TransitionStage()

    @Test("the bar is at the top; a search is presented over the container")
    func container() {
        defer { stage.finish() }
        let search = UISearchController(searchResultsController: UIViewController())
        let container = UISearchContainerViewController(searchController: search)
        stage.window.rootViewController = container
        stage.advance(0.1)
        let bar = search.searchBar
        #expect(container.searchController === search)
        #expect(bar.convert(bar.bounds, to: stage.window).minY == stage.window.safeAreaInsets.top)
        #expect(bar.frame.width == stage.window.bounds.width)
        search.isActive = true
        stage.advance(1)
        #expect(search.isActive)
        #expect(search.presentingViewController === container)
    }
}
