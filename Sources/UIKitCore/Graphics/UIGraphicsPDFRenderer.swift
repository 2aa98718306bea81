public import Foundation

@available(*, unavailable, message: "PDF documents are not carried by Ferry")
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {}

@available(*, unavailable, message: "PDF documents are not carried by Ferry")
open class UIGraphicsPDFRendererContext: NSObject {}

@available(*, unavailable, message: "PDF documents are not carried by Ferry")
open class UIGraphicsPDFRenderer: NSObject {}
