// The verbs and values of translations belong to what this module offers.
@_exported import Practice
