import DeviceProtocol

@testable import RenderProtocol

/// One sample of every message and value.
enum WireSamples {
    static let rect = RenderRect(1, 2.5, 300, 0.1)
    static let color = RenderColor(red: 0.25, green: 1, blue: 0.1, alpha: 0.5)
    static let path = RenderPath(segments: [
        .move(.zero), .line(RenderPoint(10, 0)), .quad(control: RenderPoint(1, 2), end: RenderPoint(3, 4)),
        .cubic(control1: RenderPoint(1, 2), control2: RenderPoint(3, 4), end: RenderPoint(5, 6)), .close,
    ])
    static let matrix = RenderMatrix(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)

    static let properties: [LayerProperty] = [
        .bounds(rect), .position(RenderPoint(1, -2)), .zPosition(3), .anchorPoint(RenderPoint(0, 1)), .anchorPointZ(4), .transform(matrix),
        .sublayerTransform(.identity), .sublayers([LayerID(1), LayerID(.max)]), .mask(nil), .mask(LayerID(7)), .backgroundColor(color),
        .backgroundColor(nil), .cornerRadius(8), .continuousCorners(true), .maskedCorners(RenderCorners(rawValue: 5)), .borderWidth(1),
        .borderColor(color), .opacity(0.3), .hidden(true), .masksToBounds(true), .doubleSided(false), .geometryFlipped(true),
        .opaque(true), .allowsGroupOpacity(false), .shouldRasterize(true), .contents(BitmapID(3)), .contents(nil), .contentsRect(rect),
        .contentsCenter(.unit), .contentsScale(3), .contentsGravity(.resizeAspectFill), .magnificationFilter(.nearest),
        .minificationFilter(.trilinear), .shadowColor(color), .shadowOpacity(0.5), .shadowOffset(RenderPoint(0, 3)), .shadowRadius(6),
        .shadowPath(path), .shadowPath(nil), .speed(0), .beginTime(1), .timeOffset(2), .path(path), .fillColor(nil), .fillRule(.evenOdd),
        .strokeColor(color), .lineWidth(2), .lineCap(.round), .lineJoin(.bevel), .miterLimit(4), .lineDash(phase: 1, pattern: [2, 3]),
        .strokeStart(0.1), .strokeEnd(0.9), .gradientKind(.conic), .gradientColors([color, .black]), .gradientLocations([0, 1]),
        .gradientLocations(nil), .gradientStart(.zero), .gradientEnd(RenderPoint(1, 1)), .transform(.rotationZ(1)),
        .blend(.multiply), .contentTint(color), .contentTint(nil), .contentInverted(true),
        .backdrop(BackdropValues(radius: 20, saturation: 1.8, tint: color)),
        .replicator(replicator), .emitter(emitter),
    ]

    static var replicator: ReplicatorValues {
        var values = ReplicatorValues()
        (values.count, values.preservesDepth, values.delay, values.transform) = (12, true, 0.1, .rotationZ(0.5))
        (values.color, values.alphaOffset) = (color, -0.1)
        return values
    }

    static var emitter: EmitterValues {
        var (values, cell, inner) = (EmitterValues(), EmitterCellValues(), EmitterCellValues())
        (inner.name, inner.birthRate, inner.lifetime) = ("spark", 10, 0.5)
        (cell.name, cell.birthRate, cell.contents, cell.cells) = ("rocket", 2, BitmapID(4), [inner])
        (values.cells, values.shape, values.mode, values.order, values.seed) = ([cell], .circle, .outline, .additive, 7)
        return values
    }

    static var timing: AnimationTiming {
        var timing = AnimationTiming()
        (timing.beginTime, timing.duration, timing.speed, timing.timeOffset) = (1, 2, 3, 4)
        (timing.repeatCount, timing.repeatDuration, timing.autoreverses) = (.infinity, 6, true)
        (timing.fill, timing.curve, timing.removedOnCompletion) = ([.forwards, .backwards], TimingCurve(0.42, 0, 0.58, 1), false)
        return timing
    }

    static let values: [AnimatedValue] = [
        .number(1), .point(RenderPoint(1, 2)), .rect(rect), .color(color), .matrix(matrix), .path(path), .colors([color]),
        .numbers([1, 2]), .bitmap(nil), .bitmap(BitmapID(9)),
    ]

    static var animations: [RenderAnimation] {
        let spring = SpringParameters(mass: 1, stiffness: 2, damping: 3, initialVelocity: 4)
        let contents: [RenderAnimation.Content] = [
            .spring(.position, from: nil, to: values[1], by: nil, spring),
            .keyframes(
                .position, values: values, keyTimes: [0, 1], curves: [.linear, TimingCurve(1, 0, 0, 1)], mode: .cubicPaced, path: path,
                rotation: .autoReverse),
            .transition(.reveal, .fromBottom, startProgress: 0.1, endProgress: 0.9),
        ]
        let basics = values.map { RenderAnimation.Content.basic(.opacity, from: $0, to: nil, by: $0) }
        let all = (contents + basics).map { RenderAnimation(content: $0, timing: timing, additive: true, cumulative: true) }
        return all + [RenderAnimation(content: .group(all), timing: AnimationTiming())]
    }

    static var changes: [LayerChange] {
        LayerKind.allCases.map { .create(LayerID(1), $0) }
            + [
                .destroy(LayerID(2)), .removeAnimation(LayerID(1), key: "position"), .removeAllAnimations(LayerID(1)),
                .bitmapDamaged(BitmapID(1), x: -1, y: 2, width: 3, height: 4), .releaseBitmap(BitmapID(1)), .setRoots([LayerID(1)]),
            ] + properties.map { .set(LayerID(300), $0) } + animations.map { .addAnimation(LayerID(1), key: "κλειδί", $0) }
    }

    static var device: DeviceState {
        var device = DeviceState.standard
        (device.orientation, device.appearance, device.rightToLeft, device.reduceMotion) = (.landscapeLeft, .dark, true, true)
        device.batteryLevel = 0.55
        device.hardwareKeyboard = false
        device.voiceOver = true
        device.linkSchemes = ["desk", "handbook"]
        (device.refreshesInBackground, device.identity) = (false, "A1")
        device.reduceTransparency = true
        (device.isCharging, device.isNear, device.biometrics) = (true, true, .fail)
        (device.isLocked, device.savesPower, device.network) = (true, true, .offline)
        device.beacons = [DeviceBeacon("E2C56DB5-DFFB-48D2-B060-D0F5A71096E0/1/65535@0.25")].compactMap(\.self)
        (device.location, device.timeShift, device.time, device.animationSpeed) = (DeviceLocation("48.2,16.4"), -3600, "09:41", 0.1)
        return device
    }

    static let inputs: [InputEvent] = [
        .touches([TouchSample(finger: 1, phase: .began, x: 1, y: 2), TouchSample(finger: 2, phase: .cancelled, x: 3, y: 4)], time: 5),
        .key(KeySample(phase: .repeat, usage: 0x28, modifiers: [.shift, .command], characters: "é"), time: 1), .text("日本", time: 2),
        .composition("ni hao", caret: 2, time: 7),
        .scroll(x: 1, y: 2, deltaX: 3, deltaY: -4, time: 5), .hover(x: 1, y: 2, time: 3), .hardware(.shake, time: 4),
        .tilt(x: 0.5, y: -1, time: 6),
    ]

    static let element = AccessibilityElement(
        identifier: "id", label: "Tap", value: "", className: "UIButton", traits: 1, x: 1, y: 2, width: 3, height: 4, depth: 5,
        isEnabled: true, isHittable: false)

    static var field: AccessibilityElement {
        var field = element
        (field.id, field.hint, field.order, field.isFocused) = (.max, "Types", 3, true)
        (field.activationX, field.activationY, field.actions) = (7, 8, ["Copy", "Share"])
        field.rotors = ["Vowels"]
        field.entry = .init(selectionStart: 1, selectionEnd: 4, isSecure: true, isMultiline: true)
        field.range = .init(value: 0.5, minimum: 0, maximum: 2)
        return field
    }

    static let actions: [AccessibilityAction] = [
        .rotor(2, forward: true),
        .activate, .increment, .decrement, .escape, .magicTap, .reveal, .scroll(.left), .custom(2), .focus, .setText("你好"),
        .select(start: 1, end: 2), .cursor(isThere: true),
    ]

    static let accessibilityNotifications: [AccessibilityNotification] = [
        .announcement("Saved"), .screenChanged(element: 0), .layoutChanged(element: 7), .pageScrolled("Page 2 of 3"),
    ]

    static let issue = AccessibilityAuditIssue(
        auditType: .contrast, compactDescription: "a", detailedDescription: "b", element: "c", x: 1, y: 2, width: 3, height: 4)

    static let notification = DeviceNotification(
        identifier: "kettle", title: "T", subtitle: "S", body: "B", badge: 0, sound: "ding", category: "c", picture: "/tmp/a.png",
        moments: [1, 2.5], date: 3, payload: "{}", archive: "a")

    static var atPlace: DeviceNotification {
        var one = notification
        one.region = DeviceLocation(latitude: 48.2, longitude: 16.4).map {
            DeviceRegion(center: $0, radius: 100, countsEntry: true, countsExit: false)
        }
        (one.slide, one.repeatsRegion) = ("view", true)
        return one
    }

    static var shortcut: AppShortcut {
        var shortcut = AppShortcut(type: "new", title: "New", subtitle: "Page", icon: "symbol:plus")
        (shortcut.userInfo, shortcut.target) = ("<plist/>", "page 1")
        return shortcut
    }

    static let homeIcon = HomeIcon(shortcuts: [shortcut, AppShortcut(type: "", title: "")], alternate: "Night")

    static let notifications = AppNotifications(
        permission: .quiet, options: 7, badge: 3, pending: [notification, atPlace], delivered: [DeviceNotification(identifier: "")],
        categories: [.init(identifier: "c", actions: [.init(identifier: "a", title: "A", options: 4)], observesDismissal: true)])

    static var shellApp: ShellState.App {
        var app = ShellState.App(identifier: "org.a", name: "N", icon: "i", picture: "p", badge: 2)
        (app.folder, app.shortcuts) = ("/tmp/A.app", [shortcut])
        (app.notificationPermission, app.location) = (.quiet, LocationPermission(.always, isPrecise: false))
        return app
    }

    static var shellSettings: ShellState {
        var state = ShellState(place: .settings, under: "org.a")
        state.settingsApp = "org.a"
        return state
    }

    static let beginning = LaunchInfo(
        notifications: notifications,
        answer: NotificationResponse(notification: notification, action: "later", isDismissal: true, leavesList: true),
        payload: "{}")

    static var behind: LaunchInfo {
        var behind = beginning
        (behind.payload, behind.answersBehind, behind.location) = ("", true, LocationPermission(.always))
        (behind.url, behind.source) = ("a:b", "org.b")
        (behind.fetches, behind.icon, behind.shortcut) = (true, homeIcon, shortcut)
        return behind
    }

    static let screen = ScreenReport(
        scrollAreas: [
            ScreenReport.ScrollArea(
                id: 3, name: "UITableView", x: 1, y: 2, width: 3, height: 4, touchX: 5, touchY: 6, offsetX: -7, offsetY: 8, minimumX: 9,
                maximumX: 10, minimumY: -11, maximumY: 12, isPaged: true)
        ], unhandledKeys: 2, busy: ["GameView changes"])

    static var messages: [LinkMessage] {
        let requests: [ApplicationRequest] =
            [
                .didLaunch, .statusBar(.light, hidden: true), .statusBarEnd(.dark), .homeIndicator(.dark, hidden: true),
                .deferredEdges([.top, .bottom]),
                .supportedOrientations(.all, preferred: .landscapeRight), .supportedOrientations([]), .turn(.landscapeLeft),
                .idleTimer(preventsLock: true), .nothingShown("no window was made"), .elements(id: 1, [element, field]),
                .issues(id: 5, [issue, issue]), .performed(id: 6, true),
                .treeText(id: 2, "tree"), .screen(id: 8, screen), .screen(id: 9, ScreenReport()),
                .keyboard(visible: true, type: .numberPad), .openURL(id: 7, "a:b"),
                .candidates(id: 3, letters: "ni'hao", choices: [1, -1]),
                .haptic(.selection), .haptic(.notification(.warning)), .haptic(.impact(.soft, intensity: 0.456)), .haptic(.inputClick),
                .haptic(.vibration), .haptic(.sound("bell.wav")), .pasteboard("text"), .log("line"), .notifications(notifications),
                .showNotification(notification),
                .registerForPush(true), .pushHandled(.failed), .shell(.end("org.a")), .shell(.open("org.b")), .shell(.home),
                .shell(.uncover),
                .shell(.settings),
                .shell(.shortcut(shortcut, app: "org.a")), .fetched(.noData), .homeIcon(homeIcon),
                .shell(.set(.battery(5))), .shell(.erase),
                .shell(.permission(.notifications(.denied), app: "org.a")),
                .shell(.permission(.location(LocationPermission(.always)), app: "org.a")),
                .answered(NotificationResponse(notification: notification), app: "org.a"),
                .location(LocationPermission(.once, isPrecise: false, wasAskedForAlways: true)),
            ] + accessibilityNotifications.map(ApplicationRequest.accessibility)
        let events: [ApplicationEvent] =
            inputs.map(ApplicationEvent.input) + [
                .deviceChanged(device), .lifeCycle(.memoryWarning), .shortcut(shortcut), .fetch,
                .screenshotTaken, .announced("Sent", wasSpoken: true),
                .permission(.notifications(.granted)), .permission(.location(LocationPermission(.denied))), .openURL("x:", from: "org.a"),
                .openedURL(id: 7, true),
                .queryElements(id: 3), .queryTree(id: .max), .queryScreen(id: 4, layers: [1, .max]), .queryInterface(id: 5),
                .queryInterface(id: 6, rows: true),
                .inspect(id: 6, "{\"do\":\"frames\"}"),
                .candidates(id: 4, SpellingCandidates(fixed: "你", spelling: "hao", candidates: ["好", "号"])),
                .audit(id: 5, [.contrast, .textClipped]), .push(identifier: "p", payload: "{}"), .pushToken("a1", problem: "none"),
                .answer(NotificationResponse(notification: notification)),
                .shell(ShellState(place: .lock, apps: [shellApp, .init(identifier: "")], running: ["org.a"], comesFrom: "org.a")),
                .shell(ShellState(place: .center, under: "org.a", isHeld: true, notifications: [.init(app: "org.a", notification)])),
                .shell(shellSettings),
                .banner(DeviceBanner(app: shellApp, notification, actions: [.init(identifier: "a", title: "A")])),
            ] + actions.map { .perform(id: 6, element: 9, $0) }
        return [
            .hello(version: LinkMessage.version, processID: 4711, name: "Handbook"),
            .memory(MemoryID(1), byteCount: 80_000), .discardMemory(MemoryID(.max)), .idleMemory([MemoryID(1), MemoryID(2)]),
        ]
            + [nil, RenderColor(red: 1, green: 0.5, blue: 0, alpha: 1)].compactMap { ink in
                BitmapForm(width: 100, height: 200, ink: ink).map { .bitmap(BitmapID(1), $0, in: MemoryID(3)) }
            } + [
                .transaction(LayerTransaction(changes: changes, commitTime: 1.25)), .synced(id: 1), .advanced(id: 2, time: 3, next: nil),
                .advanced(id: 2, time: 3, next: 4.5),
                .passFrames(id: 3, from: 4.5, frame: 0.25, most: 12), .passedFrames(id: 3, count: 12, isChanging: true, next: 8),
                .snapshot(id: 4), .snapshotTaken(id: 4, problem: "a connection is open"),
                .welcome(version: LinkMessage.version, device, manualTime: 1000, LaunchInfo()),
                .welcome(version: LinkMessage.version, device, manualTime: nil, behind),
                .welcome(version: LinkMessage.version, device, manualTime: nil, beginning),
                .sync(id: 1), .advance(id: 2, to: 3.5), .presented(time: 4),
            ] + requests.map(LinkMessage.request) + events.map(LinkMessage.event)
    }
}
