import UIKit

/// The pages of the dock's tabs, each in a navigation controller.
enum Pages {
    @MainActor static func make(_ workplace: Workplace) -> [UIViewController] {
        [
            DealsViewController(workplace: workplace), MapViewController(workplace: workplace), SavedViewController(workplace: workplace),
            MineViewController(workplace: workplace),
        ].map(navigation)
    }

    @MainActor static func navigation(_ page: UIViewController) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: page)
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = Palette.card
        navigation.navigationBar.standardAppearance = appearance
        navigation.navigationBar.scrollEdgeAppearance = appearance
        navigation.navigationBar.compactAppearance = appearance
        return navigation
    }
}
