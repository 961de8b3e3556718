// The verbs that read the notebook's rows belong to what this module offers.
@_exported import Practice
