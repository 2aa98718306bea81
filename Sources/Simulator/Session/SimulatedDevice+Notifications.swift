package import DeviceProtocol

/// Notifications: their delivery, also for apps that are not running, and the user's responses.
extension SimulatedDevice {
    /// Created with the first app.
    func makePushService() -> DevicePushService {
        let service = DevicePushService(device: device.name, folder: data)
        service.onNotice = { [weak self] in self?.onNotice?($0) }
        service.onDelivery = { [weak self] topic, identifier, payload in
            if let self, let app = apps[topic] { deliver(payload, identifier: identifier, to: app) }
        }
        service.onControl = { [weak self] in self?.set($0) }
        service.onCommand = { [weak self] in self?.onCommand?($0) != nil }
        return service
    }

    /// A remote notification arrived. > Parameters: app: nil for the foreground app, or the most recent one.
    package func deliver(_ payload: PushPayload, identifier: String, to app: InstalledApp? = nil) {
        guard let app = app ?? apps.current else { return }
        if app.isRunning { return app.session?.send(.push(identifier: identifier, payload: payload.text)) ?? () }
        if !payload.isSilent {
            var shown = payload
            let texts = app.launcher.bundle.texts(for: state.localeIdentifier)
            shown.localize { texts[$0] ?? $0 }
            deliverToEnded(app, DeviceNotification(shown, identifier: identifier, date: time))
        }
        guard payload.wakesApp, state.refreshesInBackground, !app.wasEndedByUser, app.launcher.bundle.runsForNotifications else { return }
        launchInBackground(app, LaunchInfo(payload: payload.text))
    }

    func launchInBackground(_ app: InstalledApp, _ beginning: LaunchInfo) {
        do throws(LaunchError) { try start(app, beginning) } catch { onNotice?("\(error)") }
    }

    // MARK: Apps that are not running

    /// When the next one is due; nil while the apps run and handle them themselves. > Units: seconds since 1970.
    package var nextNotification: Double? {
        apps.installed.filter { !$0.isRunning }.flatMap(\.notifications.pending).compactMap(\.moments.first).min()
    }

    /// Whether the device may do something by itself until a time: deliver a notification, or lock. > Units: seconds of its driver's clock.
    func isDue(between now: Double, and end: Double) -> Bool {
        if let due = autoLock.due, due <= end { return true }
        return nextNotification.map { $0 <= time + end - now } ?? false
    }

    /// Delivers due notifications. > Parameters: now: seconds since 1970.
    package func deliverDue(_ now: Double) {
        for app in apps.installed where !app.isRunning { deliverDue(now, app) }
    }

    private func deliverDue(_ now: Double, _ app: InstalledApp) {
        let due = app.notifications.pending.filter { ($0.moments.first ?? .infinity) <= now }
        guard !due.isEmpty else { return }
        app.notifications.pending = app.notifications.pending.compactMap { one in
            var one = one
            one.moments.removeAll { $0 <= now }
            return one.moments.isEmpty ? nil : one
        }
        for var one in due.sorted(by: { ($0.moments.first ?? 0) < ($1.moments.first ?? 0) }) {
            one.date = one.moments.first ?? now
            one.moments = []
            deliverToEnded(app, one)
        }
    }

    /// The device moved: delivers location notifications of apps that are not running and have the permission.
    func deliverCrossed(from old: DeviceLocation?, to new: DeviceLocation?) {
        for app in apps.installed where !app.isRunning && app.location.answer != .undecided && app.location.answer != .denied {
            let crossed = app.notifications.pending.filter { $0.region?.isCrossed(from: old, to: new) ?? false }
            guard !crossed.isEmpty else { continue }
            app.notifications.pending.removeAll { !$0.repeatsRegion && crossed.contains($0) }
            for var one in crossed {
                one.date = time
                deliverToEnded(app, one)
            }
        }
    }

    private func deliverToEnded(_ app: InstalledApp, _ notification: DeviceNotification) {
        var kept = app.notifications
        guard kept.permission == .granted || kept.permission == .quiet else { return }
        let (allowsBadge, allowsSound, allowsAlert) = (kept.options & 1 != 0, kept.options & 2 != 0, kept.options & 4 != 0)
        kept.delivered.removeAll { $0.identifier == notification.identifier }
        kept.delivered.insert(notification, at: 0)
        if allowsBadge, kept.permission == .granted, let badge = notification.badge { kept.badge = badge }
        app.notifications = kept
        guard kept.permission == .granted else { return }
        guard !notification.isPassive else { return notifyShell() }
        if allowsSound, !notification.sound.isEmpty { note(.sound(notification.sound)) }
        notifyShell()
        if allowsAlert, notification.isShown { showBanner(notification, of: app) }
    }

    // MARK: Presentation and responses

    /// Over whatever is on the screen, except a cover, which lists the notification.
    func showBanner(_ notification: DeviceNotification, of app: InstalledApp) {
        guard cover == nil, isShellInFront || app !== apps.current else { return }
        let category = app.notifications.categories.first { $0.identifier == notification.category }
        session?.send(.banner(DeviceBanner(app: shown(app), notification, actions: category?.actions ?? [])))
    }

    /// The notifications of all apps for the cover, newest first, grouped by thread. Passive ones are not on the lock screen.
    var listedNotifications: [ShellState.Listed] {
        guard let cover else { return [] }
        let all = apps.installed.filter { cover.place == .center || $0.notifications.permission != .quiet }.flatMap { app in
            app.notifications.delivered.filter { $0.date >= cover.since && $0.isShown }.map { ShellState.Listed(app: app.identifier, $0) }
        }
        return ShellState.Listed.threaded(all)
    }

    func respond(to answer: NotificationResponse, of app: InstalledApp) {
        let category = app.notifications.categories.first { $0.identifier == answer.notification.category }
        if answer.isDismissal, !answer.leavesList, category?.observesDismissal != true { return }
        app.notifications.delivered.removeAll { $0.identifier == answer.notification.identifier }
        let action = category?.actions.first { $0.identifier == answer.action }
        let opens = !answer.isDismissal && (answer.action.isEmpty || action?.opensApp == true)
        guard app.isRunning else {
            if answer.isDismissal, category?.observesDismissal != true { return notifyShell() }
            var beginning = LaunchInfo(answer: answer)
            beginning.answersBehind = !opens
            launchInBackground(app, beginning)
            if !opens { notifyShell() }
            return
        }
        if opens { open(app) }
        app.session?.send(.answer(answer))
    }
}

extension AppNotifications.Action {
    /// `UNNotificationActionOptions.foreground`.
    fileprivate var opensApp: Bool { options & 4 != 0 }
}
