import CoreLocation
import DeviceProtocol
import Foundation
import ObjectiveC
import QuartzCore
import UIDynamics
import UIKitCore
import UILists

/// Programming errors of an app, and the message with which the process stops. The same list is run against the optimised framework.
enum Misuse: String, CaseIterable, Codable, Sendable {
    case animatorReleasedWhilePaused, animatorReleasedWhileStopped, animatorReleasedAfterScrubbing, animatorStartedWhileStopped
    case animatorFinishedWhileRunning, animatorPausedThoughNotInterruptible
    case managedBarPush, managedBarPop, managedBarItems, managedBarDelegate
    case stepperMinimum, stepperMaximum, stepperStep
    case pinchDelegate, panDelegate
    case cellRegistrationInProvider, headerRegistrationInProvider
    case dynamicItemOutside
    case requestLocationWithoutDelegate
    case negativeRowHeight
    case emptyImageContext
    case actionSheetWithoutSource
    case fontScaledTwice
    case constraintWithoutCommonAncestor, constraintOfPlaceToConstant, constraintAcrossAxes, constraintOfLeadingToLeft
    case constraintConstantNotFinite, constraintPriority
    case constraintMultiplierNotFinite, constraintMultiplierZero, constraintPriorityZero, constraintOfSizeToPlace
    case constraintFromOutside, constraintOfStranger
    case formatAlignedAlong, formatWithoutSuperview, formatWithoutMetric
    case orientationsWithoutCommon
    case layerInItself, layerPositionNotANumber
    case textContainerRemoval, textContainerRemovalOfNone, textContainerInsertion
    case snapshotWithoutSection, snapshotUnknownSection, snapshotUnknownItem, snapshotReloadOfUnknownItem, snapshotMoveToItself
    case subviewIndex, exchangedSubviewIndex, arrangedSubviewInItself, customSpacingNotFinite
    case touchIndex, segmentActionTwice, selectedTabElsewhere
    case textAttributesBeyondEnd, textEditBeyondEnd
    case columnOfUnspecifiedStyle
    case searchTokenInsertion, searchTokenRemoval
    case dynamicGroupInGroup
    case previewOfViewWithoutWindow
    case menuInsertedTwice
    case activityWithoutType
    case backgroundLocationWithoutMode
    case monitorOpenedTwice
    case undoGroupEndedTwice, undoInOpenGroups, undoWithoutGroup, undoEnabledTwice

    /// A part of the message that contains a value of the app.
    var message: String {
        switch self {
        case .animatorReleasedWhilePaused, .animatorReleasedWhileStopped, .animatorReleasedAfterScrubbing:
            "'NSInternalInconsistencyException', reason: 'It is an error to release a paused or stopped property animator. Property "
                + "animators must either finish animating or be explicitly stopped and finished before they can be released.'"
        case .animatorStartedWhileStopped: "It is an error to start a stopped animator."
        case .animatorFinishedWhileRunning: "finishAnimationAtPosition: should only be called on a stopped animator!"
        case .animatorPausedThoughNotInterruptible: "a UIViewPropertyAnimator that is not interruptible can be neither paused nor scrubbed"
        case .managedBarPush: "Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a controller."
        case .managedBarPop: "Cannot call popNavigationItemAnimated: directly on a UINavigationBar managed by a controller."
        case .managedBarItems: "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller."
        case .managedBarDelegate: "Cannot manually set the delegate on a UINavigationBar managed by a controller."
        case .stepperMinimum: "minimumValue (100.0) must be numerically less than maximumValue (100.0)"
        case .stepperMaximum: "maximumValue (-2.0) must be numerically greater than minimumValue (0.0)"
        case .stepperStep: "'NSInvalidArgumentException', reason: 'UIStepper: stepValue must be numerically greater than 0, not -1.0'"
        case .pinchDelegate: "UIScrollView's built-in pinch gesture recognizer must have its scroll view as its delegate."
        case .panDelegate: "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate."
        case .cellRegistrationInProvider:
            "using a registration that was created inside -collectionView:cellForItemAtIndexPath: or inside a "
                + "UICollectionViewDiffableDataSource cell provider."
        case .headerRegistrationInProvider:
            "using a registration that was created inside -collectionView:viewForSupplementaryElementOfKind:atIndexPath:"
        case .dynamicItemOutside: "should be a descendant of reference view in"
        case .requestLocationWithoutDelegate: "Delegate must respond to locationManager:didUpdateLocations:"
        case .negativeRowHeight: "table view row height must not be negative - provided height for index path (0 - 1) is -5.0"
        case .emptyImageContext: "UIGraphicsBeginImageContext() failed to allocate CGBitampContext: size={0.0, 5.0}, scale=1.0."
        case .actionSheetWithoutSource: "You must provide location information for this popover through the alert controller's"
        case .fontScaledTwice: "the font is scaled already"
        case .constraintWithoutCommonAncestor: "because they have no common ancestor."
        case .constraintOfPlaceToConstant: "Location attributes must be specified in pairs."
        case .constraintAcrossAxes:
            "'NSInvalidLayoutConstraintException', reason: 'Constraint improperly relates anchors of incompatible types: "
        case .constraintOfLeadingToLeft: "A constraint cannot be made between a leading/trailing attribute and a right/left attribute."
        case .constraintConstantNotFinite: "Constant is not finite!  That's illegal.  constant:inf"
        case .constraintPriority: "It's illegal to set priority:1001.0."
        case .constraintMultiplierNotFinite: "Multiplier is not finite!  That's illegal.  multiplier:nan"
        case .constraintMultiplierZero: "A multiplier of 0 or a nil second item together with a location"
        case .constraintPriorityZero: "It's illegal to set priority:0.0."
        case .constraintOfSizeToPlace: "Invalid pairing of layout attributes"
        case .constraintFromOutside:
            "'NSGenericException', reason: 'Unable to install constraint on view.  Does the constraint reference something from outside the "
                + "subtree of the view?  That's illegal. constraint:<NSLayoutConstraint:"
        case .constraintOfStranger: "Constraint items must each be a view or layout guide."
        case .formatAlignedAlong:
            "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also horizontal. \n"
                + "[a]-[b] \n       ^"
        case .formatWithoutSuperview:
            "Unable to interpret '|' character, because the related view doesn't have a superview \n|-(>=50)-[a(100)] \n                 ^"
        case .formatWithoutMetric:
            "Encountered metric with name \"gap\", but value was not specified in metrics or views dictionaries \n[a]-gap-[b] \n       ^"
        case .orientationsWithoutCommon:
            "'UIApplicationInvalidInterfaceOrientation', reason: 'Supported orientations has no common orientation with the application, "
                + "and ["
        case .textContainerRemoval:
            "'NSRangeException', reason: '*** -[NSLayoutManager removeTextContainerAtIndex:]: index 1 beyond bounds [0 .. 0]'"
        case .textContainerRemovalOfNone: "removeTextContainerAtIndex:]: index 0 beyond bounds for empty array'"
        case .textContainerInsertion:
            "'NSRangeException', reason: '*** -[NSLayoutManager insertTextContainer:atIndex:]: index -1 beyond bounds"
        case .layerInItself: "'CALayerInvalid', reason: 'layer "
        case .layerPositionNotANumber: "'CALayerInvalidGeometry', reason: 'CALayer position contains NaN: [nan 5]. Layer: "
        case .snapshotWithoutSection: "There are currently no sections in the data source. Please add a section first."
        case .snapshotUnknownSection: "Invalid section identifier specified: 7"
        case .snapshotUnknownItem: "Invalid item identifier specified for insertion: 9"
        case .snapshotReloadOfUnknownItem: "Invalid item identifier specified for reload: 9"
        case .snapshotMoveToItself: "Invalid parameter not satisfying: ![fromID isEqual:toID]"
        case .subviewIndex: "'NSRangeException', reason: '*** -[UIView insertSubview:atIndex:]: index 2 beyond bounds [0 .. 0]'"
        case .exchangedSubviewIndex: "'NSRangeException', reason: 'exchangeSubview: index beyond bounds [0 .. 1]'"
        case .arrangedSubviewInItself: "'NSInvalidArgumentException', reason: 'Can't add self as subview'"
        case .customSpacingNotFinite: "Constant is not finite!  That's illegal.  constant:-inf"
        case .touchIndex: "'NSRangeException', reason: 'location(ofTouch:in:): touch 0 of 0'"
        case .segmentActionTwice: "UISegmentedControl: another segment already has an action with the identifier one"
        case .selectedTabElsewhere:
            "'NSInvalidArgumentException', reason: '-[UITabBarController setSelectedViewController:] only a view controller"
        case .textAttributesBeyondEnd: "'NSRangeException', reason: 'attributes at 5 of a text of 3'"
        case .textEditBeyondEnd: "'NSRangeException', reason: 'NSRange 2, 5 out of bounds; string length 3'"
        case .columnOfUnspecifiedStyle: "setViewController:forColumn: is unsupported for style Unspecified"
        case .searchTokenInsertion: "'NSRangeException', reason: 'token index 2 beyond bounds [0 .. 1]'"
        case .searchTokenRemoval: "'NSRangeException', reason: 'token index 1 beyond bounds [0 .. 0]'"
        case .dynamicGroupInGroup: "a dynamic item group cannot be in a dynamic item group"
        case .previewOfViewWithoutWindow: "require that the view is in a window, but it is not. view: <UIView: 0x"
        case .menuInsertedTwice: "inserting a menu with identifier extra that is in the menu already"
        case .activityWithoutType: "NSUserActivity's activityType must not be empty"
        case .monitorOpenedTwice: "Monitor named places is already in use"
        case .backgroundLocationWithoutMode: "allowsBackgroundLocationUpdates needs location among UIBackgroundModes"
        case .undoGroupEndedTwice: "endUndoGrouping called with no matching begin"
        case .undoInOpenGroups: "undo was called with too many nested undo groups"
        case .undoWithoutGroup: "must begin a group before registering undo"
        case .undoEnabledTwice: "enableUndoRegistration may only be invoked with matching call to disableUndoRegistration"
        }
    }

    @MainActor func run() {
        switch self {
        case .animatorReleasedWhilePaused, .animatorReleasedWhileStopped, .animatorReleasedAfterScrubbing, .animatorStartedWhileStopped,
            .animatorFinishedWhileRunning, .animatorPausedThoughNotInterruptible:
            runAnimator()
        case .managedBarPush: UINavigationController().navigationBar.pushItem(UINavigationItem(title: "A"), animated: false)
        case .managedBarPop: UINavigationController().navigationBar.popItem(animated: false)
        case .managedBarItems: UINavigationController().navigationBar.items = []
        case .managedBarDelegate: UINavigationController().navigationBar.delegate = nil
        case .stepperMinimum: UIStepper().minimumValue = 100
        case .stepperMaximum: UIStepper().maximumValue = -2
        case .stepperStep: UIStepper().stepValue = -1
        case .pinchDelegate:
            let view = UIScrollView()
            view.maximumZoomScale = 2
            withExtendedLifetime(view) { view.pinchGestureRecognizer?.delegate = nil }
        case .panDelegate:
            let view = UIScrollView()
            withExtendedLifetime(view) { view.panGestureRecognizer.delegate = nil }
        case .cellRegistrationInProvider, .headerRegistrationInProvider: runRegistration()
        case .dynamicItemOutside:
            let stage = DynamicsStage()
            stage.animator.addBehavior(UIGravityBehavior(items: [UIView()]))
            stage.run(0.1)
        case .requestLocationWithoutDelegate: CLLocationManager().requestLocation()
        case .negativeRowHeight:
            let stage = TableStage()
            stage.source.rowHeight = { $0.row == 1 ? -5 : 50 }
            _ = stage.table(.plain, [["a", "b"]])
        case .emptyImageContext: UIGraphicsBeginImageContext(CGSize(width: 0, height: 5))
        case .actionSheetWithoutSource:
            let stage = TransitionStage(device: .pad)
            _ = stage.window
            stage.root.present(UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet), animated: false)
        case .fontScaledTwice:
            _ = UIFontMetrics.default.scaledFont(for: UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 12)))
        case .constraintWithoutCommonAncestor, .constraintOfPlaceToConstant, .constraintAcrossAxes, .constraintOfLeadingToLeft,
            .constraintConstantNotFinite, .constraintPriority, .constraintMultiplierNotFinite, .constraintMultiplierZero,
            .constraintPriorityZero, .constraintOfSizeToPlace, .constraintFromOutside, .constraintOfStranger:
            runConstraint()
        case .formatAlignedAlong, .formatWithoutSuperview, .formatWithoutMetric: runFormat()
        case .orientationsWithoutCommon:
            let app = TestApplication(declared: ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"]])
            _ = app.window(Sideways())
        case .textContainerRemoval:
            let manager = NSLayoutManager()
            manager.addTextContainer(NSTextContainer(size: .zero))
            manager.removeTextContainer(at: 1)
        case .textContainerRemovalOfNone: NSLayoutManager().removeTextContainer(at: 0)
        case .textContainerInsertion: NSLayoutManager().insertTextContainer(NSTextContainer(size: .zero), at: -1)
        case .layerInItself:
            let layer = CALayer()
            layer.addSublayer(layer)
        case .layerPositionNotANumber: CALayer().position = CGPoint(x: CGFloat.nan, y: 5)
        case .snapshotWithoutSection, .snapshotUnknownSection, .snapshotUnknownItem, .snapshotReloadOfUnknownItem, .snapshotMoveToItself:
            runSnapshot()
        case .subviewIndex, .exchangedSubviewIndex, .arrangedSubviewInItself, .customSpacingNotFinite, .touchIndex, .segmentActionTwice,
            .selectedTabElsewhere, .textAttributesBeyondEnd, .textEditBeyondEnd:
            runIndex()
        case .columnOfUnspecifiedStyle: UISplitViewController().setViewController(UIViewController(), for: .primary)
        case .searchTokenInsertion, .searchTokenRemoval:
            let field = UISearchTextField(frame: .zero)
            let token = UISearchToken(icon: nil, text: "One")
            field.tokens = [token]
            if self == .searchTokenInsertion { field.insertToken(token, at: 2) } else { field.removeToken(at: 1) }
        case .dynamicGroupInGroup: _ = UIDynamicItemGroup(items: [UIDynamicItemGroup(items: [UIView()])])
        case .previewOfViewWithoutWindow: _ = UITargetedPreview(view: UIView())
        case .menuInsertedTwice:
            let (app, delegate) = (TestApplication(), ExtraMenus())
            _ = app.window()
            UIApplication.shared.delegate = delegate
            UIMenuSystem.main.setNeedsRebuild()
            app.send(.input(.key(KeySample(phase: .down, usage: 0x0D, modifiers: .command, characters: "j"), time: 0)))
            withExtendedLifetime(delegate) {}
        case .activityWithoutType: _ = NSUserActivity(activityType: "")
        case .monitorOpenedTwice:
            let first = LocationService.current.openMonitor("places")
            withExtendedLifetime(first) { _ = LocationService.current.openMonitor("places") }
        case .backgroundLocationWithoutMode: CLLocationManager().allowsBackgroundLocationUpdates = true
        case .undoGroupEndedTwice, .undoInOpenGroups, .undoWithoutGroup, .undoEnabledTwice: runUndo()
        }
    }

    private final class ExtraMenus: UIResponder, UIApplicationDelegate {
        override func buildMenu(with builder: any UIMenuBuilder) {
            for _ in 0..<2 {
                builder.insertChild(UIMenu(title: "Extra", identifier: UIMenu.Identifier("extra"), children: []), atEndOfMenu: .view)
            }
        }
    }

    private final class Sideways: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }

    @MainActor private func runSnapshot() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        if self == .snapshotWithoutSection { snapshot.appendItems([1]) }
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        switch self {
        case .snapshotUnknownSection: snapshot.appendItems([3], toSection: 7)
        case .snapshotUnknownItem: snapshot.insertItems([3], afterItem: 9)
        case .snapshotReloadOfUnknownItem: snapshot.reloadItems([1, 9])
        default: snapshot.moveItem(1, beforeItem: 1)
        }
    }

    @MainActor private func runIndex() {
        let (view, stack) = (UIView(), UIStackView())
        switch self {
        case .subviewIndex: view.insertSubview(UIView(), at: 2)
        case .exchangedSubviewIndex:
            view.addSubview(UIView())
            view.exchangeSubview(at: 0, withSubviewAt: 1)
        case .arrangedSubviewInItself: stack.addArrangedSubview(stack)
        case .customSpacingNotFinite:
            let child = UIView()
            stack.addArrangedSubview(child)
            stack.setCustomSpacing(-.infinity, after: child)
        case .touchIndex: _ = UITapGestureRecognizer().location(ofTouch: 0, in: nil)
        case .segmentActionTwice:
            let control = UISegmentedControl(items: ["A", "B"])
            for segment in 0..<2 {
                control.setAction(UIAction(title: "One", identifier: UIAction.Identifier("one")) { _ in }, forSegmentAt: segment)
            }
        case .selectedTabElsewhere:
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController()]
            tabs.selectedViewController = UIViewController()
        case .textAttributesBeyondEnd: _ = NSTextStorage(string: "abc").attributes(at: 5, effectiveRange: nil)
        default: NSTextStorage(string: "abc").replaceCharacters(in: NSRange(location: 2, length: 5), with: "")
        }
    }

    @MainActor private func runUndo() {
        let manager = UndoManager()
        manager.groupsByEvent = false
        switch self {
        case .undoGroupEndedTwice:
            manager.beginUndoGrouping()
            manager.endUndoGrouping()
            manager.endUndoGrouping()
        case .undoInOpenGroups:
            manager.beginUndoGrouping()
            manager.beginUndoGrouping()
            manager.undo()
        case .undoWithoutGroup: manager.registerUndo(withTarget: manager) { _ in }
        default: manager.enableUndoRegistration()
        }
    }

    @MainActor private func runAnimator() {
        let app = TestApplication()
        let view = UIView()
        app.window().addSubview(view)
        var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        switch self {
        case .animatorReleasedWhilePaused:
            animator?.startAnimation()
            animator?.pauseAnimation()
        case .animatorReleasedWhileStopped:
            animator?.startAnimation()
            animator?.stopAnimation(false)
        case .animatorReleasedAfterScrubbing: animator?.fractionComplete = 0.5
        case .animatorStartedWhileStopped:
            animator?.startAnimation()
            animator?.stopAnimation(false)
            animator?.startAnimation()
        case .animatorPausedThoughNotInterruptible:
            animator?.isInterruptible = false
            animator?.startAnimation()
            animator?.pauseAnimation()
        default:
            animator?.startAnimation()
            animator?.finishAnimation(at: .end)
        }
        animator = nil
    }

    @MainActor private func runConstraint() {
        let (parent, one, two) = (UIView(), UIView(), UIView())
        parent.addSubview(one)
        func make(_ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, to view: UIView?) {
            _ = NSLayoutConstraint(
                item: one, attribute: first, relatedBy: .equal, toItem: view, attribute: second, multiplier: 1, constant: 10)
        }
        switch self {
        case .constraintWithoutCommonAncestor: one.topAnchor.constraint(equalTo: two.topAnchor).isActive = true
        case .constraintOfPlaceToConstant: make(.left, .notAnAttribute, to: nil)
        case .constraintAcrossAxes:
            one.leftAnchor.constraint(equalTo: parent.leftAnchor).isActive = true
            NSLayoutConstraint(
                item: one, attribute: .left, relatedBy: .equal, toItem: parent, attribute: .top, multiplier: 1, constant: 10
            ).isActive = true
            parent.layoutIfNeeded()
        case .constraintOfLeadingToLeft: make(.leading, .left, to: parent)
        case .constraintConstantNotFinite: one.widthAnchor.constraint(equalToConstant: 1).constant = .infinity
        case .constraintMultiplierNotFinite: _ = one.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: .nan)
        case .constraintMultiplierZero:
            _ = NSLayoutConstraint(
                item: one, attribute: .top, relatedBy: .equal, toItem: parent, attribute: .top, multiplier: 0, constant: 4)
        case .constraintPriorityZero: one.widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(rawValue: 0)
        case .constraintOfSizeToPlace: make(.width, .leading, to: parent)
        case .constraintFromOutside: one.addConstraint(one.topAnchor.constraint(equalTo: parent.topAnchor))
        case .constraintOfStranger:
            _ = NSLayoutConstraint(
                item: "a view", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 4)
        default: one.widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(rawValue: 1001)
        }
    }

    @MainActor private func runFormat() {
        let views = ["a": UIView(), "b": UIView()]
        func make(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) {
            _ = NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: nil, views: views)
        }
        switch self {
        case .formatAlignedAlong: make("[a]-[b]", .alignAllLeading)
        case .formatWithoutSuperview: make("|-(>=50)-[a(100)]")
        default: make("[a]-gap-[b]")
        }
    }

    @MainActor private func runRegistration() {
        let app = TestApplication()
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 100, height: 30)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { _, _, _ in }
        let isCell = self == .cellRegistrationInProvider
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            let late = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
            return view.dequeueConfiguredReusableCell(using: isCell ? late : cells, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, kind, path in
            let late = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: kind) { _, _, _ in }
            return view.dequeueConfiguredReusableSupplementary(using: isCell ? headers : late, for: path)
        }
        app.window().addSubview(view)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        source.apply(snapshot, animatingDifferences: false)
        app.flush()
    }
}
