internal import CoreGraphics
internal import Foundation
internal import TextShaping
internal import UIKitCore

/// The implementation of the font manager's functions, with their errors.
enum FontRegistration {
    static func urls(_ array: CFArray) -> [NSURL] {
        array.compactMap { ($0 as? NSURL) ?? ($0 as? URL).map { NSURL(fileURLWithPath: $0.path) } }
    }

    /// Nil on success.
    static func register(_ url: NSURL, _ scope: CTFontManagerScope) -> NSError? {
        attempt(url, scope) { path throws(TextError) in try TextFont.register(path: path) }
    }

    static func unregister(_ url: NSURL, _ scope: CTFontManagerScope) -> NSError? {
        attempt(url, scope) { path throws(TextError) in try TextFont.unregister(source: path) }
    }

    private static func attempt(
        _ url: NSURL, _ scope: CTFontManagerScope, _ body: (String) throws(TextError) -> [FontIdentity]
    ) -> NSError? {
        guard let path = url.path, url.isFileURL || url.scheme == nil else {
            return error(.invalidFilePath, "\(url.absoluteString) is not the URL of a file", url)
        }
        guard scope != .none else { return error(.unsupportedScope, "fonts cannot be registered in the scope none", url) }
        do throws(TextError) {
            changed(try body((path as NSString).standardizingPath))
            return nil
        } catch {
            return self.error(error, url)
        }
    }

    /// By the object's bytes, so that a second registration of the same data is detected.
    static func register(_ font: CGFont) -> NSError? {
        guard let data = font.data else {
            return error(
                .registrationFailed, "\(name(font)) was not made from data: it is a font of the device or of a registered file", nil)
        }
        do throws(TextError) {
            changed(try TextFont.register(FontBytes(data, source: source(font))))
            return nil
        } catch {
            return self.error(error, nil)
        }
    }

    static func unregister(_ font: CGFont) -> NSError? {
        do throws(TextError) {
            changed(try TextFont.unregister(source: source(font)))
            return nil
        } catch {
            return self.error(error, nil)
        }
    }

    private static func name(_ font: CGFont) -> String { font.postScriptName.map { "\($0)" } ?? "the font" }
    private static func source(_ font: CGFont) -> String { "the data of the font \(name(font))" }

    private static func changed(_ fonts: [FontIdentity]) {
        guard !fonts.isEmpty else { return }
        NotificationCenter.default.post(name: Notification.Name("\(kCTFontManagerRegisteredFontsChangedNotification)"), object: nil)
    }

    // MARK: Sources of descriptors

    enum Source {
        case file(NSURL)
        case data(FontBytes)
        case none(name: String)
    }

    /// The files and data of descriptors, each once.
    static func sources(_ descriptors: CFArray) -> [Source] {
        var (files, data, all): (Set<String>, Set<FontBytes>, [Source]) = ([], [], [])
        for case let descriptor as UIFontDescriptor in descriptors {
            let file = descriptor.extra[.file]
            if let url = file as? NSURL ?? (file as? URL).map({ NSURL(fileURLWithPath: $0.path) }) {
                if files.insert(url.absoluteString).inserted { all.append(.file(url)) }
            } else if case .unlisted(let bytes, _) = descriptor.value.design {
                if data.insert(bytes).inserted { all.append(.data(bytes)) }
            } else {
                all.append(.none(name: descriptor.postscriptName))
            }
        }
        return all
    }

    static func register(_ source: Source, _ scope: CTFontManagerScope) -> NSError? {
        change(source, scope, register) { bytes throws(TextError) in try TextFont.register(bytes) }
    }

    static func unregister(_ source: Source, _ scope: CTFontManagerScope) -> NSError? {
        change(source, scope, unregister) { bytes throws(TextError) in try TextFont.unregister(source: bytes.source) }
    }

    private static func change(
        _ source: Source, _ scope: CTFontManagerScope, _ file: (NSURL, CTFontManagerScope) -> NSError?,
        _ data: (FontBytes) throws(TextError) -> [FontIdentity]
    ) -> NSError? {
        switch source {
        case .file(let url): return file(url, scope)
        case .none(let name): return error(.insufficientInfo, "the descriptor of \(name) was made from neither a file nor data", nil)
        case .data(let bytes):
            guard scope != .none else { return error(.unsupportedScope, "fonts cannot be registered in the scope none", nil) }
            do throws(TextError) {
                changed(try data(bytes))
                return nil
            } catch {
                return self.error(error, nil)
            }
        }
    }

    // MARK: Errors

    private static func error(_ reason: TextError, _ url: NSURL?) -> NSError {
        let code: CTFontManagerError =
            switch reason {
            case .fontFileMissing: .fileNotFound
            case .alreadyRegistered: .alreadyRegistered
            case .notRegistered: .notRegistered
            case .duplicateFontName: .duplicatedName
            case .unreadableFont: .unrecognizedFormat
            case .missingFontPackage: .registrationFailed
            }
        return error(code, "\(reason)", url)
    }

    private static func error(_ code: CTFontManagerError, _ text: String, _ url: NSURL?) -> NSError {
        var information: [String: Any] = [NSLocalizedDescriptionKey: text]
        if let url { information["\(kCTFontManagerErrorFontURLsKey)"] = [url as URL] }
        return NSError(domain: "\(kCTFontManagerErrorDomain)", code: code.rawValue, userInfo: information)
    }

    static func report(_ error: NSError?, _ place: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
        place?.pointee = error.map { Unmanaged.passRetained($0) }
        return error == nil
    }

    static func report(_ errors: [NSError], _ place: UnsafeMutablePointer<Unmanaged<CFArray>?>?) -> Bool {
        place?.pointee = errors.isEmpty ? nil : Unmanaged.passRetained(NSArray(array: errors))
        return errors.isEmpty
    }

    // MARK: Descriptors

    static func descriptors(_ data: Data) -> [UIFontDescriptor] {
        let fonts = (try? TextFont.fonts(in: FontBytes(data, source: "the data"))) ?? []
        return fonts.map {
            UIFontDescriptor(value: FontDescriptor(design: TextFont.design(of: data, name: $0.postScriptName), size: 0))
        }
    }
}
