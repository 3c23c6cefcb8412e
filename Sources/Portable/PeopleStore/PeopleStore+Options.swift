extension PeopleStore {
  /// How a database is opened.
  public struct Options: Sendable {
    /// How long a call waits for another connection or process that holds the file; 5 seconds by default.
    public var timeout: Duration
    /// Whether the store may change the file.
    public var access: Access
    /// The locale whose order of names the database follows, as "en" or "zh_Hans".
    ///
    /// `nil` takes the order that the file has; a new file gets the current locale's. Another locale than
    /// the file's sorts everybody anew when the file is opened.
    public var locale: String?

    /// Options with these values.
    public init(timeout: Duration = .seconds(5), access: Access = .readWrite, locale: String? = nil) {
      self.timeout = timeout
      self.access = access
      self.locale = locale
    }
  }

  /// What a store may do with its file.
  public enum Access: Hashable, Sendable {
    /// Read and change it.
    case readWrite
    /// Read it only; the schema must be the current one.
    case readOnly
  }
}
