// The verbs and values of cards belong to what this module offers.
@_exported import Cards
