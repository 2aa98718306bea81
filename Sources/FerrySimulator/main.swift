// The simulator process: displays, devices and the apps it starts.
import Foundation
import HostInterface
import HostSelector
import Simulator

func open(_ host: SimulatorOptions.Host, title: String, size: PixelSize, scale: Double) throws(HostError) -> any HostDisplay {
    let choice: HostChoice
    switch host {
    case .automatic: choice = .automatic
    case .window: choice = .window
    case .browser(let port): choice = .browser(port: port)
    case .headless: choice = .headless
    }
    return try HostSelector.open(choice, title: title, pixelSize: size, scale: scale) { line in
        print(line)
        // The starting process waits for the address.
        fflush(nil)
    }
}

let command = SimulatorCommand(openDisplay: open)
exit(command.run(Array(CommandLine.arguments.dropFirst())))
