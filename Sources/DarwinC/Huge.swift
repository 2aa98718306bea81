/// More than any other number of its kind, as `math.h` has it on Apple's systems.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HUGE = Float.greatestFiniteMagnitude
