// The verbs and values of daily words belong to what this module offers.
@_exported import Practice
