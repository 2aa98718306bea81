import UIKit

/// The pages of the dock's tabs, each in a navigation controller.
enum Pages {
    @MainActor static func make(_ workplace: Workplace) -> [UIViewController] {
        let rest = [words("地图"), words("收藏"), words("我的")].map { title in
            let page = UIViewController()
            page.title = title
            page.view.backgroundColor = Palette.page
            return page
        }
        return ([DealsViewController(workplace: workplace)] + rest).map(navigation)
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
