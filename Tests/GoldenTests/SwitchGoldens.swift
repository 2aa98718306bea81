import Testing
import UIKit

@Suite("Goldens: UISwitch") @MainActor struct SwitchGoldens {
    @Test("every state") func states() throws {
        try GoldenSheet("switch", width: 240) { _ in
            let row = UIView(frame: CGRect(x: 0, y: 0, width: 216, height: 80))
            for (index, isOn) in [false, true, true].enumerated() {
                for (line, isEnabled) in [true, false].enumerated() {
                    let toggle = UISwitch(frame: CGRect(x: 72 * index, y: 44 * line, width: 0, height: 0))
                    (toggle.isOn, toggle.isEnabled) = (isOn, isEnabled)
                    if index == 2 { toggle.onTintColor = .systemPurple }
                    row.addSubview(toggle)
                }
            }
            return row
        }.verify()
    }
}
