// The verbs and values of lessons belong to what this module offers.
@_exported import Practice
