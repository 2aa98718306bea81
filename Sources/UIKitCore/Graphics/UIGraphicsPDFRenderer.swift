public import Foundation

/// The format of a PDF document; not available in Ferry.
@available(*, unavailable, message: "PDF documents are not carried by Ferry")
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {}

/// The context of a PDF document's pages; not available in Ferry.
@available(*, unavailable, message: "PDF documents are not carried by Ferry")
open class UIGraphicsPDFRendererContext: NSObject {}

/// Creates PDF documents by drawing; not available in Ferry.
@available(*, unavailable, message: "PDF documents are not carried by Ferry")
open class UIGraphicsPDFRenderer: NSObject {}
