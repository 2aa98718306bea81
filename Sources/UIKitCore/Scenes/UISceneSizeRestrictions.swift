public import Foundation

/// How small and how large a scene may be that shares the screen.
///
/// > Contract: UIKit, UISceneSizeRestrictions. > Units: points. The divider rests where both scenes lie as they may, if there is such a place.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
    open var minimumSize = CGSize.zero { didSet { if minimumSize != oldValue { changed() } } }
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) {
        didSet { if maximumSize != oldValue { changed() } }
    }

    override init() { super.init() }

    private func changed() { ApplicationContext.current.stage.restrictionsChanged() }

    func allows(width: CGFloat) -> Bool { width >= minimumSize.width && width <= maximumSize.width }
}
