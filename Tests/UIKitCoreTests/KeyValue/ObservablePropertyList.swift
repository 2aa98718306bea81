import Foundation
import QuartzCore

@testable import UIKitCore
@testable import UILists

/// Zooms its own content.
private final class ZoomingView: UIScrollView, UIScrollViewDelegate {
    private let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
        maximumZoomScale = 4
        delegate = self
    }
    required init?(coder: NSCoder) { nil }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
}

/// All properties that UIKit and Core Animation tell observers of, when the application sets them.
@MainActor enum ObservablePropertyList {
    static var all: [ObservableProperty] { views + layers + scrolling + controls + text + controllers + items }

    /// Keys of the sources whose changes have tests of their own: the user's or UIKit's, and those of values that cannot be compared.
    static let testedElsewhere = ["contents", "selectedItem", "state", "sublayerTransform", "transform3D", "view"]

    private static let frame = CGRect(x: 0, y: 0, width: 200, height: 100)

    private static var views: [ObservableProperty] {
        [
            .init(UIView(frame: .zero), \.frame, "frame", CGRect(x: 1, y: 2, width: 3, height: 4), .zero),
            .init(UIView(frame: .zero), \.bounds, "bounds", CGRect(x: 0, y: 0, width: 3, height: 4)),
            .init(UIView(frame: .zero), \.center, "center", CGPoint(x: 5, y: 6)),
            .init(UIView(frame: frame), \.transform, "transform", CGAffineTransform(scaleX: 2, y: 2), .identity),
            .init(UIView(frame: frame), \.alpha, "alpha", 0.5, 1),
            .init(UIView(frame: frame), \.isHidden, "hidden", true, false),
            .init(UIView(frame: frame), \.backgroundColor, "backgroundColor", .red, nil),
            .init(UIView(frame: frame), \.tintColor, "tintColor", .red),
            .init(UIView(frame: frame), \.clipsToBounds, "clipsToBounds", true),
            .init(UIView(frame: frame), \.contentMode, "contentMode", .center),
            .init(UIView(frame: frame), \.isOpaque, "opaque", false),
            .init(UIView(frame: frame), \.tag, "tag", 3, 0),
            .init(UIView(frame: frame), \.isUserInteractionEnabled, "userInteractionEnabled", false),
            .init(UIView(frame: frame), \.isMultipleTouchEnabled, "multipleTouchEnabled", true),
            .init(UIView(frame: frame), \.mask, "maskView", UIView(frame: frame)),
            .init(UIImageView(frame: frame), \.image, "image", UIImage()),
            .init(UIImageView(frame: frame), \.isHighlighted, "highlighted", true),
            .init(UIStackView(frame: frame), \.axis, "axis", .vertical),
            .init(UIStackView(frame: frame), \.spacing, "spacing", 8),
            .init(UIWindow(frame: frame), \.rootViewController, "rootViewController", UIViewController()),
            .init(UITableViewCell(style: .default, reuseIdentifier: nil), \.isSelected, "selected", true, false),
            .init(UITableViewCell(style: .default, reuseIdentifier: nil), \.isHighlighted, "highlighted", true),
            .init(UITableViewCell(style: .default, reuseIdentifier: nil), \.isEditing, "editing", true),
            .init(UITableViewCell(style: .default, reuseIdentifier: nil), \.accessoryType, "accessoryType", .checkmark),
            .init(UICollectionViewCell(frame: frame), \.isSelected, "selected", true),
            .init(UICollectionViewCell(frame: frame), \.isHighlighted, "highlighted", true),
        ]
    }

    private static var layers: [ObservableProperty] {
        [
            .init(CALayer(), \.bounds, "bounds", CGRect(x: 0, y: 0, width: 3, height: 4)),
            .init(CALayer(), \.position, "position", CGPoint(x: 1, y: 2)),
            .init(CALayer(), \.frame, "frame", CGRect(x: 1, y: 2, width: 3, height: 4)),
            .init(CALayer(), \.anchorPoint, "anchorPoint", .zero),
            .init(CALayer(), \.zPosition, "zPosition", 4),
            .init(CALayer(), \.opacity, "opacity", 0.5, 1),
            .init(CALayer(), \.isHidden, "hidden", true),
            .init(CALayer(), \.backgroundColor, "backgroundColor", UIColor.red.cgColor, nil),
            .init(CALayer(), \.cornerRadius, "cornerRadius", 5),
            .init(CALayer(), \.borderWidth, "borderWidth", 2),
            .init(CALayer(), \.borderColor, "borderColor", UIColor.red.cgColor),
            .init(CALayer(), \.masksToBounds, "masksToBounds", true),
            .init(CALayer(), \.shadowColor, "shadowColor", UIColor.red.cgColor),
            .init(CALayer(), \.shadowOpacity, "shadowOpacity", 0.5),
            .init(CALayer(), \.shadowOffset, "shadowOffset", CGSize(width: 1, height: 1)),
            .init(CALayer(), \.shadowRadius, "shadowRadius", 9),
            .init(CALayer(), \.shadowPath, "shadowPath", CGPath(rect: frame, transform: nil)),
            .init(CALayer(), \.mask, "mask", CALayer()),
            .init(CALayer(), \.name, "name", "n", nil),
        ]
    }

    private static var scrolling: [ObservableProperty] {
        func scroll() -> UIScrollView {
            let scroll = UIScrollView(frame: frame)
            scroll.contentSize = CGSize(width: 400, height: 400)
            return scroll
        }
        func zooming() -> UIScrollView { ZoomingView(frame: frame) }
        return [
            .init(scroll(), \.contentOffset, "contentOffset", CGPoint(x: 0, y: 40), .zero),
            .init(scroll(), \.contentSize, "contentSize", CGSize(width: 500, height: 500)),
            .init(scroll(), \.contentInset, "contentInset", UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
            .init(zooming(), \.zoomScale, "zoomScale", 2),
            .init(scroll(), \.minimumZoomScale, "minimumZoomScale", 0.5),
            .init(scroll(), \.maximumZoomScale, "maximumZoomScale", 3),
            .init(scroll(), \.isScrollEnabled, "scrollEnabled", false),
            .init(scroll(), \.isPagingEnabled, "pagingEnabled", true),
            .init(UITableView(frame: frame), \.contentInset, "contentInset", UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
            .init(UITableView(frame: frame), \.isEditing, "editing", true),
            .init(
                UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout()), \.isEditing, "editing", true),
            .init(UIRefreshControl(), \.attributedTitle, "attributedTitle", NSAttributedString(string: "a")),
        ]
    }

    private static var controls: [ObservableProperty] {
        func segments() -> UISegmentedControl { UISegmentedControl(items: ["a", "b"]) }
        func pages() -> UIPageControl {
            let pages = UIPageControl(frame: frame)
            pages.numberOfPages = 3
            return pages
        }
        return [
            .init(UIButton(frame: frame), \.isEnabled, "enabled", false, true),
            .init(UIButton(frame: frame), \.isSelected, "selected", true),
            .init(UIButton(frame: frame), \.isHighlighted, "highlighted", true),
            .init(UIControl(frame: frame), \.isEnabled, "enabled", false),
            .init(UISlider(frame: frame), \.value, "value", 0.5),
            .init(UISlider(frame: frame), \.minimumValue, "minimumValue", -1),
            .init(UISlider(frame: frame), \.maximumValue, "maximumValue", 2),
            .init(UISwitch(frame: frame), \.isOn, "on", true, false),
            .init(UIStepper(frame: frame), \.value, "value", 5),
            .init(UIStepper(frame: frame), \.minimumValue, "minimumValue", -1),
            .init(UIStepper(frame: frame), \.maximumValue, "maximumValue", 200),
            .init(segments(), \.selectedSegmentIndex, "selectedSegmentIndex", 1),
            .init(UIProgressView(frame: frame), \.progress, "progress", 0.5),
            .init(pages(), \.currentPage, "currentPage", 1),
            .init(pages(), \.numberOfPages, "numberOfPages", 5),
            .init(UIDatePicker(frame: frame), \.date, "date", Date(timeIntervalSinceReferenceDate: 600)),
            .init(UIColorWell(frame: frame), \.selectedColor, "selectedColor", .red, nil),
            .init(UIColorPickerViewController(), \.selectedColor, "selectedColor", .red),
            .init(UITapGestureRecognizer(), \.isEnabled, "enabled", false),
            .init(UIAlertAction(title: "a", style: .default, handler: nil), \.isEnabled, "enabled", false),
        ]
    }

    private static var text: [ObservableProperty] {
        let rich = NSAttributedString(string: "rich")
        let font = UIFont.boldSystemFont(ofSize: 30)
        return [
            .init(UILabel(frame: frame), \.text, "text", "a", nil), .init(UILabel(frame: frame), \.font, "font", font),
            .init(UILabel(frame: frame), \.attributedText, "attributedText", rich),
            .init(UILabel(frame: frame), \.textColor, "textColor", .red),
            .init(UILabel(frame: frame), \.textAlignment, "textAlignment", .center),
            .init(UILabel(frame: frame), \.numberOfLines, "numberOfLines", 2),
            .init(UILabel(frame: frame), \.isHighlighted, "highlighted", true),
            .init(UILabel(frame: frame), \.isEnabled, "enabled", false),
            .init(UITextField(frame: frame), \.text, "text", "a"), .init(UITextField(frame: frame), \.font, "font", font),
            .init(UITextField(frame: frame), \.textColor, "textColor", .red),
            .init(UITextField(frame: frame), \.placeholder, "placeholder", "p"),
            .init(UITextField(frame: frame), \.textAlignment, "textAlignment", .center),
            .init(UITextView(frame: frame), \.text, "text", "a"), .init(UITextView(frame: frame), \.font, "font", font),
            .init(UITextView(frame: frame), \.textColor, "textColor", .red),
            .init(UITextView(frame: frame), \.textAlignment, "textAlignment", .center),
            .init(UISearchBar(frame: frame), \.text, "text", "a"),
            .init(UISearchBar(frame: frame), \.placeholder, "placeholder", "p"),
        ]
    }

    private static var controllers: [ObservableProperty] {
        func tabs() -> UITabBarController {
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), UIViewController()]
            return tabs
        }
        return [
            .init(UIViewController(), \.title, "title", "t", nil),
            .init(UIViewController(), \.preferredContentSize, "preferredContentSize", CGSize(width: 1, height: 2)),
            .init(UIViewController(), \.isEditing, "editing", true),
            .init(UIViewController(), \.toolbarItems, "toolbarItems", []),
            .init(UIViewController(), \.hidesBottomBarWhenPushed, "hidesBottomBarWhenPushed", true),
            .init(UIViewController(), \.modalPresentationStyle, "modalPresentationStyle", .fullScreen),
            .init(UINavigationController(), \.viewControllers, "viewControllers", [UIViewController()]),
            .init(UINavigationBar(frame: frame), \.prefersLargeTitles, "prefersLargeTitles", true),
            .init(UITabBarController(), \.viewControllers, "viewControllers", [UIViewController()]),
            .init(tabs(), \.selectedIndex, "selectedIndex", 1),
        ]
    }

    private static var items: [ObservableProperty] {
        func button() -> UIBarButtonItem { UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil) }
        return [
            .init(UINavigationItem(title: "a"), \.title, "title", "b", nil),
            .init(UINavigationItem(title: "a"), \.titleView, "titleView", UIView(frame: frame)),
            .init(UINavigationItem(title: "a"), \.prompt, "prompt", "p"),
            .init(UINavigationItem(title: "a"), \.leftBarButtonItem, "leftBarButtonItem", button()),
            .init(UINavigationItem(title: "a"), \.rightBarButtonItem, "rightBarButtonItem", button()),
            .init(UINavigationItem(title: "a"), \.leftBarButtonItems, "leftBarButtonItems", [button()]),
            .init(UINavigationItem(title: "a"), \.rightBarButtonItems, "rightBarButtonItems", [button()]),
            .init(button(), \.title, "title", "b"), .init(button(), \.image, "image", UIImage()),
            .init(button(), \.isEnabled, "enabled", false), .init(button(), \.tag, "tag", 4),
            .init(button(), \.isSelected, "selected", true), .init(button(), \.isHidden, "hidden", true),
            .init(button(), \.customView, "customView", UIView(frame: frame)), .init(button(), \.tintColor, "tintColor", .red),
            .init(UITabBarItem(title: "a", image: nil, tag: 0), \.badgeValue, "badgeValue", "1", nil),
            .init(UITabBarItem(title: "a", image: nil, tag: 0), \.badgeColor, "badgeColor", .red),
            .init(UITabBarItem(title: "a", image: nil, tag: 0), \.selectedImage, "selectedImage", UIImage()),
        ]
    }
}
