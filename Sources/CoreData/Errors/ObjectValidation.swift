internal import Foundation

enum ValidationCode {
    static func tooSmall(_ type: NSAttributeType) -> String {
        let code =
            switch type {
            case .stringAttributeType: NSValidationStringTooShortError
            case .dateAttributeType: NSValidationDateTooSoonError
            default: NSValidationNumberTooSmallError
            }
        return "\(code)"
    }

    static func tooLarge(_ type: NSAttributeType) -> String {
        let code =
            switch type {
            case .stringAttributeType: NSValidationStringTooLongError
            case .dateAttributeType: NSValidationDateTooLateError
            default: NSValidationNumberTooLargeError
            }
        return "\(code)"
    }
}

/// Checks objects before they are saved.
enum ObjectValidation {
    /// Throws one error, or one with all.
    static func check(_ object: NSManagedObject) throws {
        let errors = object.description_.layout.indices.compactMap { place -> NSError? in
            do {
                try check(object.value(forValidationAt: place), place, of: object)
                return nil
            } catch { return error as NSError }
        }
        try raise(errors)
    }

    /// Throws what is wrong with a value.
    static func check(_ value: Any?, _ place: Int, of object: NSManagedObject) throws {
        let property = object.description_.layout.properties[place]
        if let relationship = property as? NSRelationshipDescription, relationship.isToMany {
            let count = object.members(at: place).list.count
            if count == 0, relationship.isOptional { return }
            if count < max(relationship.minCount, relationship.isOptional ? 0 : 1) {
                throw error(NSValidationRelationshipLacksMinimumCountError, "Too few items in \(property.name).", property, value, object)
            }
            if relationship.maxCount > 0, count > relationship.maxCount {
                throw error(
                    NSValidationRelationshipExceedsMaximumCountError, "Too many items in \(property.name).", property, value, object)
            }
            return
        }
        guard let value, !(value is NSNull) else {
            guard !property.isOptional else { return }
            throw error(NSValidationMissingMandatoryPropertyError, "\(property.name) is a required value.", property, nil, object)
        }
        for (predicate, warning) in zip(property.validationPredicates, property.validationWarnings) where !predicate.evaluate(with: value) {
            let code = Int("\(warning)") ?? NSManagedObjectValidationError
            let text = Int("\(warning)") == nil ? "\(warning)" : texts[code] ?? "is invalid."
            throw error(code, Int("\(warning)") == nil ? text : "\(property.name) \(text)", property, value, object, predicate)
        }
    }

    private static let texts = [
        NSValidationNumberTooLargeError: "is too large.", NSValidationNumberTooSmallError: "is too small.",
        NSValidationDateTooLateError: "is too late.", NSValidationDateTooSoonError: "is too soon.",
        NSValidationStringTooLongError: "is too long.", NSValidationStringTooShortError: "is too short.",
        NSValidationStringPatternMatchingError: "is not valid.",
    ]

    /// Throws if a relationship denies the deletion.
    static func checkDeletion(_ object: NSManagedObject) throws {
        let layout = object.description_.layout
        let errors = layout.indices.compactMap { place -> NSError? in
            guard let relationship = layout.relationships[place], relationship.deleteRule == .denyDeleteRule else { return nil }
            let left =
                relationship.isToMany
                ? object.members(at: place).list.contains { !$0.isDeleted } : object.destination(at: place).map { !$0.isDeleted } ?? false
            guard left else { return nil }
            return error(
                NSValidationRelationshipDeniedDeleteError, "Items cannot be deleted from \(relationship.name).", relationship,
                object.value(at: place), object)
        }
        try raise(errors)
    }

    static func raise(_ errors: [NSError]) throws {
        if errors.count > 1 {
            // Errors of several objects are in one list.
            let all = errors.flatMap { ($0.userInfo[NSDetailedErrorsKey] as? [NSError]) ?? [$0] }
            throw StoreError.error(NSValidationMultipleErrorsError, "Multiple validation errors occurred.", [NSDetailedErrorsKey: all])
        }
        if let error = errors.first { throw error }
    }

    private static func error(
        _ code: Int, _ text: String, _ property: NSPropertyDescription, _ value: Any?, _ object: NSManagedObject,
        _ predicate: NSPredicate? = nil
    ) -> NSError {
        var information: [String: Any] = [NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: property.name]
        if let value { information[NSValidationValueErrorKey] = value }
        if let predicate { information[NSValidationPredicateErrorKey] = predicate }
        return StoreError.error(code, text, information)
    }
}

extension NSManagedObject {
    /// Destinations that were never loaded need not be loaded to be checked.
    fileprivate func value(forValidationAt place: Int) -> Any? {
        if let relationship = description_.layout.relationships[place] {
            if case .reference(let id)? = slots?[place] { return id }
            if relationship.isToMany { return nil }
        }
        return value(at: place)
    }
}
