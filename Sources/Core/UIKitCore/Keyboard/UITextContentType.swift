import Foundation

/// What a text means.
///
/// Nothing fills fields in here; programs may read it.
public nonisolated struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The meaning's name.
  public let rawValue: String
  /// A meaning by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What follows a name.
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A position.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization-name")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// A street with its number, in one.
  public static let fullStreetAddress = UITextContentType(rawValue: "full-street-address")
  /// The first line of that.
  public static let streetAddressLine1 = UITextContentType(rawValue: "street-address-line1")
  /// The second line of that.
  public static let streetAddressLine2 = UITextContentType(rawValue: "street-address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-city")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "address-state")
  /// A city and its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-city-and-state")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephone-number")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address of the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "credit-card-number")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// What a new password has to be like.
///
/// Nothing proposes passwords here; programs may read it.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
  /// The rules, in Apple's notation.
  public final let passwordRulesDescriptor: String
  /// Rules in Apple's notation.
  public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}
