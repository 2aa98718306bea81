// The simulator process: displays, devices and the apps it starts.
