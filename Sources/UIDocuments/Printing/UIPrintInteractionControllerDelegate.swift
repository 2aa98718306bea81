public import Foundation
internal import ObjectiveC
public import UIKitCore

/// Chooses the paper, and is notified of the panel and the job. All methods are optional.
///
/// > Contract: UIKit, UIPrintInteractionControllerDelegate
@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
    /// The controller that the panel is presented over; the topmost one by default.
    func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController) -> UIViewController?
    /// The paper to print on; the first by default.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper
    /// Called before the panel appears.
    func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// Called after the panel appeared.
    func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// Called before the panel disappears.
    func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// Called after the panel disappeared.
    func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// Called before the pages are drawn.
    func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
    /// Called after the document was written.
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
    public func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController? {
        ObjCRuntime.optional(self, "printInteractionControllerParentViewController:", [printInteractionController]) ?? nil
    }
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper {
        ObjCRuntime.optional(self, "printInteractionController:choosePaper:", [printInteractionController, paperList])
            ?? paperList.first ?? UIPrintPaper.papers(region: nil)[0]
    }
    public func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController) {
        ObjCRuntime.optional(self, "printInteractionControllerWillPresentPrinterOptions:", [printInteractionController])
    }
    public func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController) {
        ObjCRuntime.optional(self, "printInteractionControllerDidPresentPrinterOptions:", [printInteractionController])
    }
    public func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController) {
        ObjCRuntime.optional(self, "printInteractionControllerWillDismissPrinterOptions:", [printInteractionController])
    }
    public func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController) {
        ObjCRuntime.optional(self, "printInteractionControllerDidDismissPrinterOptions:", [printInteractionController])
    }
    public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {
        ObjCRuntime.optional(self, "printInteractionControllerWillStartJob:", [printInteractionController])
    }
    public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {
        ObjCRuntime.optional(self, "printInteractionControllerDidFinishJob:", [printInteractionController])
    }
}
