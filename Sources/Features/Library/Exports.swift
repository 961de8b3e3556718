// The verbs and values of reading belong to what this module offers.
@_exported import Reading
