import PoolTesting
import PoolTypes
import Testing

@testable import PoolDerive

@Suite struct GeodesyTests {
  private func place(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
    try #require(Coordinate(latitude: latitude, longitude: longitude))
  }

  @Test func distancesAreThoseOfTheSphere() throws {
    // A quarter of the way around, and one degree of latitude.
    #expect(abs(Geodesy.distance(try place(90, 0), try place(0, 50)) - 10_007_557) < 1)
    #expect(abs(Geodesy.distance(try place(10, 20), try place(11, 20)) - 111_195) < 1)
    // Lisbon to London, as published tools for a sphere of this radius give it.
    let london = try place(51.5074, -0.1278)
    #expect(abs(Geodesy.distance(try place(38.7223, -9.1393), london) - 1_585_000) < 3000)
    #expect(abs(Geodesy.distance(try place(5, 180), try place(5, -180))) < 0.001)
    #expect(abs(Geodesy.distance(try place(60, 179.9), try place(60, -179.9)) - 11_119) < 2)
    #expect(Geodesy.distance(london, london) == 0)
    #expect(abs(Geodesy.distance(try place(90, 0), try place(-90, 77)) - .pi * Geodesy.earthRadius) < 0.01)
  }

  @Test func centresAreRightOverTheDateLineAndAtThePoles() throws {
    let fiji = try #require(Geodesy.centre(of: [try place(-17, 179.8), try place(-17, -179.6)]))
    #expect(abs(fiji.longitude - -179.9) < 1e-9)
    #expect(abs(fiji.latitude - -17) < 0.001)
    let pole = try #require(
      Geodesy.centre(of: [try place(89, 0), try place(89, 180), try place(89, 90), try place(89, -90)]))
    #expect(abs(pole.latitude - 90) < 1e-9)
    #expect(Geodesy.centre(of: [Coordinate]()) == nil)
    #expect(Geodesy.centre(of: [try place(90, 0), try place(-90, 0)]) == nil)
  }

  @Test func aBoxHoldsItsCircleEverywhere() throws {
    var chance = SeededGenerator(11)
    let latitudes = [0, 45, -60, 78, 89.9, -89.99, 90, -90]
    let longitudes = [0, 90, 179.999, -179.999, 180, -180]
    for latitude in latitudes {
      for longitude in longitudes {
        guard let middle = Coordinate(latitude: latitude, longitude: longitude) else { continue }
        for radius in [30.0, 700, 75_000, 2_000_000] {
          let box = Geodesy.box(around: middle, radius: radius)
          for _ in 0..<20 {
            let inside = middle.moved(metres: radius * 0.999, direction: Double.random(in: 0..<360, using: &chance))
            #expect(box.contains(inside), "\(inside) is not in the box of \(radius) m around \(middle)")
          }
        }
      }
    }
    #expect(!Geodesy.box(around: try place(50, 179.99), radius: 5000).contains(try place(50, 179.8)))
    #expect(Geodesy.box(around: try place(50, 179.99), radius: 5000).contains(try place(50, -179.98)))
    #expect(Geodesy.box(around: try place(50, 10), radius: 5000).longitudes.count == 1)
  }

  @Test func cellsNearAPlaceHoldEveryPlaceNearIt() throws {
    var chance = SeededGenerator(5)
    let grid = HomeGrid(metres: 100)
    for _ in 0..<400 {
      let latitude = [Double.random(in: -90...90, using: &chance), 89.999, -89.9999, 90].randomElement(using: &chance)
      let longitude = [Double.random(in: -180...180, using: &chance), 180, -179.9999].randomElement(using: &chance)
      guard let middle = Coordinate(latitude: latitude ?? 0, longitude: longitude ?? 0) else { continue }
      let near = middle.moved(
        metres: Double.random(in: 0...349, using: &chance), direction: Double.random(in: 0..<360, using: &chance))
      let cell = grid.cell(of: near)
      #expect(grid.cells(within: 350, of: middle).contains(cell))
      let centre = grid.middle(of: cell)
      let place = try #require(Coordinate(latitude: centre.latitude, longitude: centre.longitude))
      #expect(grid.cell(of: place) == cell)
      #expect(Geodesy.distance(near, place) < 110)
    }
  }
}
