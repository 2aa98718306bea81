import UIKit

/// The pages of the dock's tabs, each in a navigation controller.
enum Pages {
    @MainActor static func make(_ workplace: Workplace) -> [UIViewController] {
        [words("团购"), words("地图"), words("收藏"), words("我的")].map { title in
            let page = UIViewController()
            page.title = title
            page.view.backgroundColor = Palette.page
            return UINavigationController(rootViewController: page)
        }
    }
}
