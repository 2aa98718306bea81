/// A catalog's texts in one language, as the tables that a bundle has.
package struct StringTables {
    /// Of `.strings`.
    package private(set) var strings: [String: String] = [:]
    /// Of `.stringsdict`.
    package private(set) var dictionary: [String: PropertyValue] = [:]

    /// > Parameters: language: where it lacks a translation, or a text is not to be translated, the source language's text is taken.
    package init(_ catalog: StringCatalog, language: String) {
        for (key, entry) in catalog.entries {
            let own = entry.shouldTranslate ? entry.localizations[language] : nil
            // The keys of other entries are the texts of the source language: lookup falls back to them.
            guard let localization = own ?? entry.localizations[catalog.sourceLanguage] else { continue }
            let isOther = own == nil && language != catalog.sourceLanguage
            switch Self.value(localization, key: key) {
            case .text(let text): strings[key] = text
            case .table(var table):
                if isOther { table["FerryLanguage"] = .text(catalog.sourceLanguage) }
                dictionary[key] = .table(table)
            }
        }
    }

    private static func value(_ localization: StringCatalog.Localization, key: String) -> PropertyValue {
        if case .device(let devices) = localization.variation {
            return .table([
                "NSStringDeviceSpecificRuleType": .table(
                    devices.mapValues { value(.init(variation: $0, substitutions: localization.substitutions), key: key) })
            ])
        }
        let devices = Set(localization.substitutions.values.flatMap { names(in: $0.variation) })
        guard devices.isEmpty else {
            var result: [String: PropertyValue] = [:]
            for device in devices.union(["other"]) {
                let chosen = localization.substitutions.mapValues { substitution in
                    var substitution = substitution
                    if case .device(let choices) = substitution.variation {
                        substitution.variation = choices[device] ?? choices["other"] ?? .text("")
                    }
                    return substitution
                }
                result[device] = value(.init(variation: localization.variation, substitutions: chosen), key: key)
            }
            return .table(["NSStringDeviceSpecificRuleType": .table(result)])
        }
        if case .plural(let forms) = localization.variation { return plural(texts(forms), localization.substitutions, key: key) }
        guard case .text(let text) = localization.variation else { return .text("") }
        return substituted(text, localization.substitutions)
    }

    private static func names(in variation: StringCatalog.Variation) -> [String] {
        if case .device(let devices) = variation { return Array(devices.keys) }
        return []
    }

    private static func texts(_ forms: [String: StringCatalog.Variation]) -> [String: String] {
        forms.compactMapValues { form in
            switch form {
            case .text(let text): text
            // Below a number, a device has no effect of its own.
            case .device(let devices): texts(devices)["iphone"] ?? texts(devices)["other"]
            case .plural: nil
            }
        }
    }

    /// A whole text with forms: its first number chooses.
    private static func plural(
        _ forms: [String: String], _ substitutions: [String: StringCatalog.Substitution], key: String
    ) -> PropertyValue {
        let other = forms["other"] ?? ""
        let specifiers = [other, key].map { FormatSpecifiers($0).all }.first { !$0.isEmpty } ?? []
        let reference = specifiers.allSatisfy { $0.position == nil } ? specifiers.map(\.kind) : []
        let chooser =
            specifiers.enumerated().first { $0.element.kind == .integer } ?? specifiers.enumerated().first { $0.element.kind == .number }
        let argument = chooser.map { $0.element.position ?? $0.offset + 1 } ?? 1
        var variable = forms.mapValues { PropertyValue.text(FormatSpecifiers.positioned($0, like: reference)) }
        variable["NSStringFormatSpecTypeKey"] = .text("NSStringPluralRuleType")
        variable["NSStringFormatValueTypeKey"] = .text(chooser?.element.body ?? "lld")
        var table = variables(substitutions)
        // The name is in no text of the catalog.
        table["ferry value"] = .table(variable)
        table["NSStringLocalizedFormatKey"] = .text("%\(argument)$#@ferry value@")
        return .table(table)
    }

    /// A text with variables.
    private static func substituted(_ text: String, _ substitutions: [String: StringCatalog.Substitution]) -> PropertyValue {
        let used = FormatSpecifiers(text).all.contains { $0.variable.map { substitutions[$0] != nil } ?? false }
        guard used else { return .text(text) }
        var table = variables(substitutions, in: text)
        table["NSStringLocalizedFormatKey"] = .text(
            FormatSpecifiers.positioned(text, arguments: substitutions.compactMapValues(\.argument)))
        return .table(table)
    }

    /// > Parameters: text: gives the arguments of substitutions that do not say theirs.
    private static func variables(
        _ substitutions: [String: StringCatalog.Substitution], in text: String = ""
    ) -> [String: PropertyValue] {
        var result: [String: PropertyValue] = [:]
        let order = FormatSpecifiers(
            FormatSpecifiers.positioned(text, arguments: substitutions.compactMapValues(\.argument))
        ).all
        for (name, substitution) in substitutions {
            let argument = substitution.argument ?? order.first { $0.variable == name }?.position ?? 1
            let number = "%\(argument)$\(substitution.specifier)"
            let forms =
                switch substitution.variation {
                case .text(let text): ["other": text]
                case .plural(let forms), .device(let forms): texts(forms)
                }
            var variable = forms.mapValues { PropertyValue.text($0.replacing("%arg", with: number)) }
            variable["NSStringFormatSpecTypeKey"] = .text("NSStringPluralRuleType")
            variable["NSStringFormatValueTypeKey"] = .text(substitution.specifier)
            result[name] = .table(variable)
        }
        return result
    }
}

/// A value of a `.stringsdict` table.
package enum PropertyValue: Equatable, Sendable {
    case text(String)
    case table([String: PropertyValue])

    package subscript(key: String) -> PropertyValue? {
        if case .table(let table) = self { return table[key] }
        return nil
    }

    package var object: Any {
        switch self {
        case .text(let text): text
        case .table(let table): table.mapValues(\.object)
        }
    }
}
