public import DeviceProtocol

extension DeviceState: WireCodable {
    public func encode(to writer: inout WireWriter) {
        for text in [model, name, systemVersion, contentSizeCategory, localeIdentifier, timeZoneIdentifier] { writer.put(text) }
        writer.put(idiom)
        writer.put(orientation)
        writer.put(appearance)
        for number in [
            width, height, scale, cornerRadius, safeTop, safeLeft, safeBottom, safeRight, statusBarHeight, batteryLevel,
        ] { writer.put(number) }
        for flag in [
            rightToLeft, highContrast, boldText, reduceMotion, hardwareKeyboard, voiceOver, reduceTransparency, invertColors,
            isCharging, isNear, isLocked, savesPower,
        ] { writer.put(flag) }
        writer.put(network)
        writer.put(location)
        writer.put(timeShift)
        writer.put(time)
        writer.put(animationSpeed)
        writer.put(autoLock)
        writer.put(hourCycle)
        writer.put(linkSchemes)
        writer.put(refreshesInBackground)
        writer.put(identity)
        writer.put(biometrics)
        writer.put(beacons)
    }

    public init(from reader: inout WireReader) throws(WireError) {
        let (model, name, systemVersion) = (try reader.text(), try reader.text(), try reader.text())
        let (category, locale, timeZone) = (try reader.text(), try reader.text(), try reader.text())
        let idiom: Idiom = try reader.value()
        let orientation: Orientation = try reader.value()
        let appearance: Appearance = try reader.value()
        self.init(
            model: model, name: name, systemVersion: systemVersion, idiom: idiom, orientation: orientation, appearance: appearance,
            width: try reader.double(), height: try reader.double(), scale: try reader.double(), cornerRadius: try reader.double(),
            safeTop: try reader.double(), safeLeft: try reader.double(), safeBottom: try reader.double(), safeRight: try reader.double(),
            statusBarHeight: try reader.double(), contentSizeCategory: category, localeIdentifier: locale, timeZoneIdentifier: timeZone)
        batteryLevel = try reader.double()
        (rightToLeft, highContrast) = (try reader.bool(), try reader.bool())
        (boldText, reduceMotion) = (try reader.bool(), try reader.bool())
        hardwareKeyboard = try reader.bool()
        voiceOver = try reader.bool()
        (reduceTransparency, invertColors) = (try reader.bool(), try reader.bool())
        (isCharging, isNear, isLocked) = (try reader.bool(), try reader.bool(), try reader.bool())
        savesPower = try reader.bool()
        network = try reader.value()
        location = try reader.optional()
        (timeShift, time) = (try reader.double(), try reader.text())
        animationSpeed = try reader.double()
        autoLock = try reader.double()
        hourCycle = try reader.value()
        linkSchemes = try reader.array()
        refreshesInBackground = try reader.bool()
        identity = try reader.text()
        biometrics = try reader.value()
        beacons = try reader.array()
    }
}

extension TouchSample: WireCodable {
    public func encode(to writer: inout WireWriter) {
        writer.put(finger)
        writer.put(phase)
        for number in [x, y, force] { writer.put(number) }
    }
    public init(from reader: inout WireReader) throws(WireError) {
        self.init(
            finger: try reader.integer(), phase: try reader.value(), x: try reader.coordinate(), y: try reader.coordinate(),
            force: try reader.double())
    }
}

extension KeySample: WireCodable {
    public func encode(to writer: inout WireWriter) {
        writer.put(phase)
        writer.put(UInt64(usage))
        writer.put(UInt64(modifiers.rawValue))
        writer.put(characters)
    }
    public init(from reader: inout WireReader) throws(WireError) {
        self.init(
            phase: try reader.value(), usage: try reader.uint16(), modifiers: Modifiers(rawValue: try reader.uint16()),
            characters: try reader.text())
    }
}

extension InputEvent: WireCodable {
    private enum Tag: UInt8 { case touches, key, text, scroll, hover, hardware, tilt, secondaryClick, clipboard, composition }

    public func encode(to writer: inout WireWriter) {
        switch self {
        case .touches(let samples, let time):
            writer.put(Tag.touches)
            writer.put(time)
            writer.put(samples)
        case .key(let sample, let time):
            writer.put(Tag.key)
            writer.put(time)
            writer.put(sample)
        case .text(let text, let time):
            writer.put(Tag.text)
            writer.put(time)
            writer.put(text)
        case .composition(let text, let caret, let time):
            writer.put(Tag.composition)
            writer.put(time)
            writer.put(text)
            writer.put(caret)
        case .scroll(let x, let y, let deltaX, let deltaY, let time):
            writer.put(Tag.scroll)
            writer.put(time)
            for number in [x, y, deltaX, deltaY] { writer.put(number) }
        case .hover(let x, let y, let time):
            writer.put(Tag.hover)
            writer.put(time)
            writer.put(x)
            writer.put(y)
        case .hardware(let button, let time):
            writer.put(Tag.hardware)
            writer.put(time)
            writer.put(button)
        case .tilt(let x, let y, let time):
            writer.put(Tag.tilt)
            writer.put(time)
            writer.put(x)
            writer.put(y)
        case .secondaryClick(let x, let y, let time):
            writer.put(Tag.secondaryClick)
            writer.put(time)
            writer.put(x)
            writer.put(y)
        case .clipboard(let text, let pastes, let time):
            writer.put(Tag.clipboard)
            writer.put(time)
            writer.put(text)
            writer.put(pastes)
        }
    }

    public init(from reader: inout WireReader) throws(WireError) {
        let tag: Tag = try reader.value()
        let time = try reader.double()
        switch tag {
        case .touches: self = .touches(try reader.array(), time: time)
        case .key: self = .key(try reader.value(), time: time)
        case .text: self = .text(try reader.text(), time: time)
        case .composition: self = .composition(try reader.text(), caret: try reader.integer(), time: time)
        case .scroll:
            self = .scroll(
                x: try reader.coordinate(), y: try reader.coordinate(), deltaX: try reader.coordinate(), deltaY: try reader.coordinate(),
                time: time)
        case .hover: self = .hover(x: try reader.coordinate(), y: try reader.coordinate(), time: time)
        case .hardware: self = .hardware(try reader.value(), time: time)
        case .tilt: self = .tilt(x: try reader.double(), y: try reader.double(), time: time)
        case .secondaryClick: self = .secondaryClick(x: try reader.coordinate(), y: try reader.coordinate(), time: time)
        case .clipboard: self = .clipboard(try reader.text(), pastes: try reader.bool(), time: time)
        }
    }
}
