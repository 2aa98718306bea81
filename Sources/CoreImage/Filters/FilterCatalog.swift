/// All built-in filters by name.
enum FilterCatalog {
    static let all: [String: FilterDefinition] = Dictionary(
        (AdjustmentFilters.all + EffectFilters.all + PhotoEffects.all + Blending.filters + BlurFilters.all + Geometry.filters
            + GeneratorFilters.all + GradientFilters.all + DistortionFilters.all + StylizingFilters.all + ReductionFilters.all
            + BarcodeFilters.all).map { ($0.name, $0) }
    ) { first, _ in first }

    static let names: [String] = all.keys.sorted()
}
