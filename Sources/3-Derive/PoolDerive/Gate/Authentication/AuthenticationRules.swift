internal import PoolTypes

/// Passwords, codes and keys.
package enum AuthenticationRules {
  /// Each holds what would let a reader of the picture in. What only speaks of passwords and codes passes.
  package static let all: [GateRule] = [
    GateRule("credential.password", .authentication, holds: PasswordRule.holds),
    GateRule("credential.pin", .authentication, holds: PinRule.holds),
    GateRule("credential.recoveryCodes", .authentication, holds: RecoveryCodeRule.holds),
    GateRule("credential.oneTimeCode", .authentication, holds: OneTimeCodeRule.holds),
    GateRule("credential.seedPhrase", .authentication, holds: SeedPhraseRule.holds),
    GateRule("credential.privateKey", .authentication, holds: PrivateKeyRule.holds),
    GateRule("credential.apiToken", .authentication, holds: ApiTokenRule.holds),
    GateRule("credential.secretCode", .authentication, holds: SecretCodeRule.holds),
    GateRule("credential.wifiPassword", .authentication, holds: WifiPasswordRule.holds),
  ]
}
