import Foundation
import HostTestSupport
import Testing

@Suite("The calculator with a screen reader", .serialized)
struct AssistiveTests {
    @Test(
        "a desktop screen reader finds the window, fills the fields, presses the button and reads the sum",
        .enabled(if: VirtualScreen.missing == nil && ScreenReader.missing == nil, "\(VirtualScreen.missing ?? ScreenReader.missing ?? "")"))
    func reader() throws {
        let screen = try VirtualScreen(width: 1600, height: 1200)
        defer { screen.close() }
        let reader = try ScreenReader()
        defer { reader.close() }
        let run = try LiveRun(
            ["--window"], environment: ["DISPLAY": screen.name, "WAYLAND_DISPLAY": "", "DBUS_SESSION_BUS_ADDRESS": reader.address],
            waitsForAddress: false)
        defer { run.close() }
        _ = try screen.focusWindow(named: "Handbook")
        let transcript = try reader.run(
            [
                "wait|Calculator|push button", "press|Calculator|push button", "wait|First number|entry", "listen",
                "set|First number|12", "heard|text-changed:insert", "set|Second number|30", "press|Add|push button", "wait|42|label",
                // The keyboard slides away.
                "text|First number", "gone|delete|push button", "tree",
            ], display: screen.name)
        #expect(transcript == Self.transcript)
    }

    @Test("docs/accessibility.md shows this transcript")
    func documentation() throws {
        let page = try String(contentsOf: FerryCommand.root.appendingPathComponent("docs/accessibility.md"), encoding: .utf8)
        #expect(page.contains(Self.transcript))
    }

    private static let transcript = """
        > wait|Calculator|push button
        push button 'Calculator' 361x100 enabled
        > press|Calculator|push button
        click 'Calculator': True
        > wait|First number|entry
        entry 'First number' 161x40 editable enabled
        > listen
        listening
        > set|First number|12
        True
        > heard|text-changed:insert
        object:text-changed:insert entry 12
        > set|Second number|30
        True
        > press|Add|push button
        click 'Add': True
        > wait|42|label
        label '42' 361x120 enabled
        > text|First number
        '12' 2 caret 2
        > gone|delete|push button
        gone
        > tree
        push button 'Handbook'
        heading 'Calculator'
        push button 'Source'
        entry 'First number'
        label '+'
        entry 'Second number'
        push button 'Add'
        label '42'
        label 'Two fields, a button and a label from a storyboard, connected by outlets and actions.'
        push button 'Try this'

        """
}
