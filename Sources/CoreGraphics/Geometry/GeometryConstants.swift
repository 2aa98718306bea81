// The names that Core Graphics' geometry has in C, which Swift sees next to `CGPoint.zero` and its like.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

/// The origin. > Contract: Core Graphics, CGPointZero
public let CGPointZero = CGPoint.zero
/// No extent. > Contract: Core Graphics, CGSizeZero
public let CGSizeZero = CGSize.zero
/// A rectangle at the origin without extent. > Contract: Core Graphics, CGRectZero
public let CGRectZero = CGRect.zero
/// No rectangle, as the intersection of two apart. > Contract: Core Graphics, CGRectNull
public let CGRectNull = CGRect.null
/// A rectangle without bounds. > Contract: Core Graphics, CGRectInfinite
public let CGRectInfinite = CGRect.infinite
/// The transform that changes nothing. > Contract: Core Graphics, CGAffineTransformIdentity
public let CGAffineTransformIdentity = CGAffineTransform.identity
