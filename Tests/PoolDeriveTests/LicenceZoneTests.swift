import Testing

@testable import PoolDerive

@Suite struct LicenceZoneTests {
  private func isHeld(_ text: String) -> Bool {
    GateRuleFixture.held(text, by: IdentityRules.all).contains("identity.machineReadableZone")
  }

  @Test func theFrenchLineIsHeldByItsCheckDigit() {
    #expect(isHeld("D1FRA13AA000026181231MARTIN<<9"))
    #expect(isHeld("DIFRA13AA000026181231MARTIN<<9"))
    #expect(!isHeld("D1FRA13AA000026181231MARTIN<<4"))
    #expect(!isHeld("D1FRA13AA000126281231MARTIN<<9"))
  }

  @Test func aLineWithoutACheckThatHoldsNeedsASecondClue() {
    let line = "D1NLD15094111154RY74LX4Q91ZL14"
    #expect(!isHeld(line))
    #expect(!isHeld("Serial number\n" + line))
    #expect(isHeld("RIJBEWIJS\n" + line))
    #expect(isHeld("1. A\n2. B\n3. 07.01.1954\n4a. 05.05.2026\n4b. 05.05.2036\n5. X\n" + line))
    #expect(!isHeld("RIJBEWIJS\nDFNLD15094111154RY74LX4Q91ZL14"))
  }

  @Test func theAlpineLineNeedsADayAndASecondClue() {
    let line = "FACHE000000000012<<640812<<<<<"
    #expect(!isHeld(line))
    #expect(isHeld(line + "\nMUSTERMANN<<MAX<<<<<<<<<<<<<<<"))
    #expect(isHeld("FÜHRERAUSWEIS\n" + line))
    #expect(!isHeld("FÜHRERAUSWEIS\nFACHE000000000012<<649912<<<<<"))
  }
}
