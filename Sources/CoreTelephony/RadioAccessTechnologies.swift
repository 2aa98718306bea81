// Kinds of mobile networks, values of `currentRadioAccessTechnology`. Contract: Core Telephony, Radio Access Technology Constants.

/// A network of the kind GPRS.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
/// A network of the kind Edge.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// A network of the kind WCDMA.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// A network of the kind HSDPA.
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
/// A network of the kind HSUPA.
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
/// A network of the kind CDMA1x.
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
/// A network of the kind CDMAEVDORev0.
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
/// A network of the kind CDMAEVDORevA.
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
/// A network of the kind CDMAEVDORevB.
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
/// A network of the kind eHRPD.
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
/// A network of the kind LTE.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// A network of the kind NRNSA.
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
/// A network of the kind NR.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
