/// Passwords, codes and keys.
package enum AuthenticationRules {
  package static let all: [GateRule] = []
}
