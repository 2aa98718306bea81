// The audio classes of AVFoundation, which on iOS are declared here.
@_exported public import AVFoundation
