extension AboutPage.DataSet {
    /// Presents a data set of the dictionaries.
    ///
    /// - Parameter count: The number of its entries; 0 if it is not installed.
    public init(name: String, purpose: String, licence: String, address: String?, version: String, count: Int) {
        self.init(
            name: name, purpose: purpose, licence: licence, address: address, version: version,
            entries: count > 0 ? count : nil)
    }
}
