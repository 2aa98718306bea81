public import DeviceProtocol

extension AppNotifications: WireCodable {
    public func encode(to writer: inout WireWriter) {
        writer.put(permission)
        writer.put(options)
        writer.put(badge)
        writer.put(pending)
        writer.put(delivered)
        writer.put(categories)
    }
    public init(from reader: inout WireReader) throws(WireError) {
        self.init(
            permission: try reader.value(), options: try reader.unsigned(), badge: try reader.integer(), pending: try reader.array(),
            delivered: try reader.array(), categories: try reader.array())
    }
}

extension AppNotifications.Category: WireCodable {
    public func encode(to writer: inout WireWriter) {
        writer.put(identifier)
        writer.put(actions)
        writer.put(observesDismissal)
        writer.put(options)
        writer.put(placeholder)
        writer.put(summary)
    }
    public init(from reader: inout WireReader) throws(WireError) {
        self.init(identifier: try reader.text(), actions: try reader.array(), observesDismissal: try reader.bool())
        (options, placeholder, summary) = (try reader.unsigned(), try reader.text(), try reader.text())
    }
}

extension AppNotifications.Action: WireCodable {
    public func encode(to writer: inout WireWriter) {
        writer.put(identifier)
        writer.put(title)
        writer.put(options)
        writer.put(takesText)
        for text in [inputTitle, placeholder, icon] { writer.put(text) }
    }
    public init(from reader: inout WireReader) throws(WireError) {
        self.init(identifier: try reader.text(), title: try reader.text(), options: try reader.unsigned())
        takesText = try reader.bool()
        (inputTitle, placeholder, icon) = (try reader.text(), try reader.text(), try reader.text())
    }
}

extension DeviceNotification: WireCodable {
    public func encode(to writer: inout WireWriter) {
        for text in [identifier, title, subtitle, body, sound, category, picture, payload, archive] { writer.put(text) }
        writer.put(badge != nil)
        writer.put(badge ?? 0)
        writer.put(moments)
        writer.put(date)
        writer.put(thread)
        writer.put(isPassive)
        writer.put(slide)
        writer.put(region)
        writer.put(repeatsRegion)
    }
    public init(from reader: inout WireReader) throws(WireError) {
        self.init(identifier: try reader.text(), title: try reader.text(), subtitle: try reader.text(), body: try reader.text())
        (sound, category, picture) = (try reader.text(), try reader.text(), try reader.text())
        (payload, archive) = (try reader.text(), try reader.text())
        let (hasBadge, number) = (try reader.bool(), try reader.integer())
        badge = hasBadge ? number : nil
        (moments, date) = (try reader.array(), try reader.double())
        (thread, isPassive) = (try reader.text(), try reader.bool())
        (slide, region, repeatsRegion) = (try reader.text(), try reader.optional(), try reader.bool())
    }
}

extension NotificationResponse: WireCodable {
    public func encode(to writer: inout WireWriter) {
        writer.put(notification)
        writer.put(action)
        writer.put(isDismissal)
        writer.put(leavesList)
        writer.put(text != nil)
        writer.put(text ?? "")
    }
    public init(from reader: inout WireReader) throws(WireError) {
        self.init(
            notification: try reader.value(), action: try reader.text(), isDismissal: try reader.bool(),
            leavesList: try reader.bool())
        let (isWritten, words) = (try reader.bool(), try reader.text())
        text = isWritten ? words : nil
    }
}

extension LaunchInfo: WireCodable {
    public func encode(to writer: inout WireWriter) {
        writer.put(notifications)
        writer.put(answer)
        writer.put(payload)
        writer.put(answersBehind)
        writer.put(fetches)
        writer.put(location)
        writer.put(url)
        writer.put(source)
        writer.put(icon)
        writer.put(shortcut)
    }
    public init(from reader: inout WireReader) throws(WireError) {
        self.init(notifications: try reader.value(), answer: try reader.optional(), payload: try reader.text())
        (answersBehind, fetches, location) = (try reader.bool(), try reader.bool(), try reader.value())
        (url, source) = (try reader.text(), try reader.text())
        (icon, shortcut) = (try reader.value(), try reader.optional())
    }
}

extension LocationPermission: WireCodable {
    public func encode(to writer: inout WireWriter) {
        writer.put(answer)
        writer.put(isPrecise)
        writer.put(wasAskedForAlways)
    }
    public init(from reader: inout WireReader) throws(WireError) {
        self.init(try reader.value(), isPrecise: try reader.bool(), wasAskedForAlways: try reader.bool())
    }
}

extension DeviceRegion: WireCodable {
    public func encode(to writer: inout WireWriter) {
        writer.put(center)
        writer.put(radius)
        writer.put(countsEntry)
        writer.put(countsExit)
    }
    public init(from reader: inout WireReader) throws(WireError) {
        self.init(
            center: try reader.value(), radius: try reader.double(), countsEntry: try reader.bool(), countsExit: try reader.bool())
    }
}

extension DeviceLocation: WireCodable {
    public func encode(to writer: inout WireWriter) {
        writer.put(latitude)
        writer.put(longitude)
    }
    public init(from reader: inout WireReader) throws(WireError) {
        let (latitude, longitude) = (try reader.double(), try reader.double())
        guard let place = DeviceLocation(latitude: latitude, longitude: longitude) else {
            throw .unknown("place", Int(latitude.isFinite ? max(-1e6, min(1e6, latitude)) : 0))
        }
        self = place
    }
}

extension DeviceBeacon: WireCodable {
    public func encode(to writer: inout WireWriter) { writer.put(text) }
    public init(from reader: inout WireReader) throws(WireError) {
        let text = try reader.text()
        guard let beacon = DeviceBeacon(text) else { throw .unknownName("beacon", text) }
        self = beacon
    }
}
