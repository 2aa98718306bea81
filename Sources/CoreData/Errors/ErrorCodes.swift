// Codes of errors in the domain `NSCocoaErrorDomain`.

/// A model or an object is invalid in a way without a code of its own.
public let NSManagedObjectValidationError = 1550
/// Several validations failed; `NSDetailedErrorsKey` has their errors.
public let NSValidationMultipleErrorsError = 1560
/// A property that is not optional has no value.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship has fewer destinations than its minimum.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship has more destinations than its maximum.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// A relationship that denies deletion has destinations.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number is above its maximum.
public let NSValidationNumberTooLargeError = 1610
/// A number is below its minimum.
public let NSValidationNumberTooSmallError = 1620
/// A date is after its maximum.
public let NSValidationDateTooLateError = 1630
/// A date is before its minimum.
public let NSValidationDateTooSoonError = 1640
/// A date is invalid.
public let NSValidationInvalidDateError = 1650
/// A text is longer than its maximum.
public let NSValidationStringTooLongError = 1660
/// A text is shorter than its minimum.
public let NSValidationStringTooShortError = 1670
/// A text does not match its pattern.
public let NSValidationStringPatternMatchingError = 1680
/// A context has no coordinator, or its coordinator no store.
public let NSManagedObjectContextLockingError = 132_000
/// A coordinator's lock cannot be taken.
public let NSPersistentStoreCoordinatorLockingError = 132_010
/// An object's row is not in the store.
public let NSManagedObjectReferentialIntegrityError = 133_000
/// Another context has saved the object meanwhile.
public let NSManagedObjectMergeError = 133_020
/// Two objects have the same values of a uniqueness constraint.
public let NSManagedObjectConstraintMergeError = 133_021
/// There is no store type of the name.
public let NSPersistentStoreInvalidTypeError = 134_000
/// The store's type is not the one of the file.
public let NSPersistentStoreTypeMismatchError = 134_010
/// The coordinator's stores cannot have the objects.
public let NSPersistentStoreIncompatibleSchemaError = 134_020
/// A store cannot be saved.
public let NSPersistentStoreSaveError = 134_030
/// Only some of the stores were saved.
public let NSPersistentStoreIncompleteSaveError = 134_040
/// Objects that are to be saved were changed by another context.
public let NSPersistentStoreSaveConflictsError = 134_050
/// A file cannot be opened as a store.
public let NSPersistentStoreOpenError = 134_080
/// The store was made with another model.
public let NSPersistentStoreIncompatibleVersionHashError = 134_100
/// A migration failed.
public let NSMigrationError = 134_110
/// A migration has no model of the store.
public let NSMigrationMissingSourceModelError = 134_130
/// The difference between two models needs a mapping model.
public let NSInferredMappingModelError = 134_190
/// A fault's row is not in the store.
public let NSCoreDataError = 134_060

/// The errors of several failed validations.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The object whose validation failed.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The property whose validation failed.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The predicate that does not hold.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The value whose validation failed.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The conflicts of a save.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
/// The stores that an error is about.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The objects that an error is about.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The domain of SQLite's codes in user information.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"
