// Keys and values of `CIFilter.attributes`. On Apple's systems they are constants of the same names.

/// The key of the name of a filter.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The key of the name of a filter for people.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The key of a description.
public let kCIAttributeDescription = "CIAttributeDescription"
/// The key of the version of macOS that has a filter first.
public let kCIAttributeFilterAvailable_Mac = "CIAttributeFilterAvailable_Mac"
/// The key of the version of iOS that has a filter first.
public let kCIAttributeFilterAvailable_iOS = "CIAttributeFilterAvailable_iOS"
/// The key of the documentation of a filter.
public let kCIAttributeReferenceDocumentation = "CIAttributeReferenceDocumentation"
/// The key of the categories of a filter.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The key of the class of a setting.
public let kCIAttributeClass = "CIAttributeClass"
/// The key of the kind of a setting.
public let kCIAttributeType = "CIAttributeType"
/// The key of the smallest value of a setting.
public let kCIAttributeMin = "CIAttributeMin"
/// The key of the largest value of a setting.
public let kCIAttributeMax = "CIAttributeMax"
/// The key of the smallest value of a slider.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// The key of the largest value of a slider.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
/// The key of the default of a setting.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The key of the value without effect.
public let kCIAttributeIdentity = "CIAttributeIdentity"
/// The key of the key of a setting.
public let kCIAttributeName = "CIAttributeName"
/// The key of the name of a setting for people.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
/// The kind of a setting that is a time, 0 to 1.
public let kCIAttributeTypeTime = "CIAttributeTypeTime"
/// The kind of a setting that is a number.
public let kCIAttributeTypeScalar = "CIAttributeTypeScalar"
/// The kind of a setting that is a distance, in pixels.
public let kCIAttributeTypeDistance = "CIAttributeTypeDistance"
/// The kind of a setting that is an angle, in radians.
public let kCIAttributeTypeAngle = "CIAttributeTypeAngle"
/// The kind of a setting that is a switch.
public let kCIAttributeTypeBoolean = "CIAttributeTypeBoolean"
/// The kind of a setting that is a whole number.
public let kCIAttributeTypeInteger = "CIAttributeTypeInteger"
/// The kind of a setting that is a count.
public let kCIAttributeTypeCount = "CIAttributeTypeCount"
/// The kind of a setting that is a point.
public let kCIAttributeTypePosition = "CIAttributeTypePosition"
/// The kind of a setting that is an offset.
public let kCIAttributeTypeOffset = "CIAttributeTypeOffset"
/// The kind of a setting that is a point in space.
public let kCIAttributeTypePosition3 = "CIAttributeTypePosition3"
/// The kind of a setting that is a rectangle.
public let kCIAttributeTypeRectangle = "CIAttributeTypeRectangle"
/// The kind of a setting that is an opaque colour.
public let kCIAttributeTypeOpaqueColor = "CIAttributeTypeOpaqueColor"
/// The kind of a setting that is a colour.
public let kCIAttributeTypeColor = "CIAttributeTypeColor"
/// The kind of a setting that is an image with a gradient.
public let kCIAttributeTypeGradient = "CIAttributeTypeGradient"
/// The kind of a setting that is an image.
public let kCIAttributeTypeImage = "CIAttributeTypeImage"
/// The kind of a setting that is a transform.
public let kCIAttributeTypeTransform = "CIAttributeTypeTransform"
