internal import DeviceProtocol
internal import Foundation

extension DeviceState {
    /// The device with the language and region that arguments of an app ask for, as schemes and tests of the interface write them:
    /// `-AppleLanguages (de) -AppleLocale de_DE`. Foundation reads them from the arguments on Apple's systems.
    func following(_ arguments: [String]) -> DeviceState {
        func value(_ name: String) -> String? {
            guard let index = arguments.lastIndex(of: name), arguments.indices.contains(index + 1) else { return nil }
            // A list of the old style, of which the first counts.
            let first = arguments[index + 1].split(separator: ",").first ?? ""
            return String(first).trimmingCharacters(in: CharacterSet(charactersIn: "()\"' \n"))
        }
        let (language, locale) = (value("-AppleLanguages"), value("-AppleLocale"))
        var device = self
        // An unknown language is ignored, as it is there.
        if let locale, case .locale(let identifier)? = DeviceControl(name: "locale", value: locale) { device.setLocale(identifier) }
        guard let language, case .locale(let identifier)? = DeviceControl(name: "locale", value: language) else { return device }
        let region = device.region
        device.setLocale(identifier)
        // The language alone keeps the region.
        if device.region.isEmpty, !region.isEmpty { device.setRegion(region) }
        return device
    }
}
