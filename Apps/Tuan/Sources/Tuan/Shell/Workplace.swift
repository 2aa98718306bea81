import Foundation

/// What the app's pages share.
@MainActor final class Workplace {
    let metadata = Metadata()
    let cities = CityChoice(defaults: .standard)
}
