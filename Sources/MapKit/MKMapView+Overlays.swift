internal import Foundation
internal import UIKitCore

/// An overlay on a map, its level and its renderer.
@MainActor final class OverlayItem {
    let overlay: any MKOverlay
    let level: MKOverlayLevel
    var renderer: MKOverlayRenderer?
    init(_ overlay: any MKOverlay, _ level: MKOverlayLevel) { (self.overlay, self.level) = (overlay, level) }
}

extension MKMapView {
    /// The overlays of all levels, those above the labels last.
    public var overlays: [any MKOverlay] { overlays(in: .aboveRoads) + overlays(in: .aboveLabels) }
    /// The overlays of a level, from the lowest.
    public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { layers.filter { $0.level == level }.map(\.overlay) }

    public func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay], level: .aboveLabels) }
    public func addOverlays(_ overlays: [any MKOverlay]) { addOverlays(overlays, level: .aboveLabels) }
    public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlays([overlay], level: level) }
    /// Adds overlays above those of their level; those that are there already are not added again.
    public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
        insert(overlays.map { OverlayItem($0, level) }) { _ in self.layers.count }
    }
    public func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
    public func removeOverlays(_ overlays: [any MKOverlay]) {
        layers.removeAll { layer in
            guard overlays.contains(where: { $0 === layer.overlay }) else { return false }
            layer.renderer?.onChange = nil
            return true
        }
        canvas.update()
    }
    /// Adds an overlay at an index of its level; beyond the last one it is the last.
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        insert([OverlayItem(overlay, level)]) { layers in
            let places = layers.indices.filter { layers[$0].level == level }
            return index < places.count ? places[max(index, 0)] : layers.count
        }
    }
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int) { insertOverlay(overlay, at: index, level: .aboveLabels) }
    /// Adds an overlay directly above another, at its level.
    public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) { insert(overlay, beside: sibling, 1) }
    /// Adds an overlay directly below another, at its level.
    public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) { insert(overlay, beside: sibling, 0) }
    /// Exchanges the places of two overlays.
    public func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
        guard let first = index(of: overlay1), let second = index(of: overlay2), layers[first].level == layers[second].level else { return }
        layers.swapAt(first, second)
        canvas.update()
    }
    /// The renderer of an overlay; nil if it is not on the map.
    public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { index(of: overlay).flatMap { layers[$0].renderer } }

    private func index(of overlay: any MKOverlay) -> Int? { layers.firstIndex { $0.overlay === overlay } }

    private func insert(_ overlay: any MKOverlay, beside sibling: any MKOverlay, _ offset: Int) {
        guard let place = index(of: sibling) else { return addOverlay(overlay) }
        insert([OverlayItem(overlay, layers[place].level)]) { _ in place + offset }
    }

    private func insert(_ new: [OverlayItem], at place: ([OverlayItem]) -> Int) {
        let added = new.filter { index(of: $0.overlay) == nil }
        guard !added.isEmpty else { return }
        layers.insert(contentsOf: added, at: place(layers))
        render(added)
    }

    private func render(_ added: [OverlayItem]) {
        for layer in added { giveRenderer(layer) }
        canvas.update()
        let renderers = added.compactMap(\.renderer)
        if !renderers.isEmpty { delegate?.mapView(self, didAdd: renderers) }
    }

    private func giveRenderer(_ layer: OverlayItem) {
        guard let delegate else { return }
        let renderer = delegate.mapView(self, rendererFor: layer.overlay)
        renderer.onChange = { [weak self] in self?.canvas.update() }
        layer.renderer = renderer
    }

    /// Asks a new delegate for renderers.
    func renewRenderers() {
        guard !layers.isEmpty else { return }
        render(layers)
    }
}
