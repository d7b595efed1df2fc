import Testing

@testable import PoolLibrary

@Suite struct CompanionMatchingTests {
  @Test(arguments: [
    ("x.jpg", "x.jpg.json"), ("x.jpg", "x.jpg.supplemental-metadata.json"),
    ("x.jpg", "x.jpg.supplemental-meta.json"),
    ("x.jpg", "x.jpg.suppl.json"), ("x.jpg", "x.jpg.s.json"), ("x.jpg", "x.jpg..json"),
    ("X.JPG", "x.jpg.json"),
    ("x(1).jpg", "x.jpg(1).json"), ("x(1).jpg", "x.jpg.supplemental-metadata(1).json"),
    ("x(1).jpg", "x(1).jpg.json"),
    ("x(2).jpg", "x.jpg.suppl(2).json"), ("x-edited.jpg", "x.jpg.json"), ("x-edited(1).jpg", "x.jpg(1).json"),
    ("x-bearbeitet.jpg", "x.jpg.supplemental-metadata.json"), ("x-modifie\u{301}.jpg", "x.jpg.json"),
    ("x-編集済み.jpg", "x.jpg.json"), ("x-edited.jpg", "x.HEIC.json"), ("é.jpg", "e\u{301}.jpg.json"),
    // Names that are too long are clipped: the sidecar's to 46 characters before its ending, the file's to 47.
    (
      "abcdefghijklmnopqrstuvwxyz0123456789abcdef12345.jpg",
      "abcdefghijklmnopqrstuvwxyz0123456789abcdef1234.json"
    ),
    ("abcdefghijklmnopqrstuvwxyz0123456789abcde.jpg", "abcdefghijklmnopqrstuvwxyz0123456789abcde.jpg..json"),
    (
      "abcdefghijklmnopqrstuvwxyz0123456789abcdef12.jpg",
      "abcdefghijklmnopqrstuvwxyz0123456789abcdef12.j.json"
    ),
  ])
  func everyTakeoutNameIsFound(picture: String, sidecar: String) {
    #expect(CompanionMatching(names: [picture, sidecar]).takeoutSidecar(of: picture) == sidecar)
  }

  @Test(arguments: [
    ("x.jpg", "xy.jpg.json"), ("xy.jpg", "x.jpg.json"), ("x.jpg", "x.jpg(1).json"),
    ("x(1).jpg", "x.jpg(2).json"),
    ("IMG_1.jpg", "IMG_10.jpg.json"), ("x.jpg", "x.jpg.other.json"),
  ])
  func sidecarsOfOthersAreNot(picture: String, sidecar: String) {
    #expect(CompanionMatching(names: [picture, sidecar]).takeoutSidecar(of: picture) == nil)
  }

  @Test func numberedPicturesGoWithTheirOwnSidecars() {
    let matching = CompanionMatching(names: [
      "D.JPG", "D(1).JPG", "D_1.JPG", "D.JPG.json", "D.JPG(1).json", "D_1.JPG.json",
    ])
    #expect(matching.takeoutSidecar(of: "D.JPG") == "D.JPG.json")
    #expect(matching.takeoutSidecar(of: "D(1).JPG") == "D.JPG(1).json")
    #expect(matching.takeoutSidecar(of: "D_1.JPG") == "D_1.JPG.json")
  }

  @Test func aLivePhotosMovieIsFound() {
    #expect(CompanionMatching(names: ["IMG_1.HEIC", "IMG_1.MOV"]).liveMovie(of: "IMG_1.HEIC") == "IMG_1.MOV")
    #expect(CompanionMatching(names: ["IMG_1.HEIC", "IMG_1.MP4"]).liveMovie(of: "IMG_1.HEIC") == "IMG_1.MP4")
    #expect(CompanionMatching(names: ["IMG_1.JPG", "img_1.mov"]).liveMovie(of: "IMG_1.JPG") == "img_1.mov")
    #expect(CompanionMatching(names: ["IMG_1.PNG", "IMG_1.MOV"]).liveMovie(of: "IMG_1.PNG") == nil)
  }

  @Test func aJPEGAndAnMP4OfTheSameNumberAreTwoCapturesUnlessATakeoutSaysOtherwise() {
    #expect(CompanionMatching(names: ["A.jpg", "A.mp4"]).liveMovie(of: "A.jpg") == nil)
    #expect(CompanionMatching(names: ["A.jpg", "A.mp4", "A.jpg.json"]).liveMovie(of: "A.jpg") == "A.mp4")
    #expect(
      CompanionMatching(names: ["A.jpg", "A.mp4", "A.jpg.json", "A.mp4.json"]).liveMovie(of: "A.jpg") == nil)
  }

  @Test func theFullNamedXMPSidecarComesFirst() {
    #expect(CompanionMatching(names: ["a.xmp", "a.jpg.xmp"]).xmpSidecar(of: "a.jpg") == "a.jpg.xmp")
    #expect(CompanionMatching(names: ["a.XMP"]).xmpSidecar(of: "a.jpg") == "a.XMP")
  }

  @Test func aFolderOfThousandsIsMatchedInTime() {
    var names: [String] = []
    for number in 10_000..<20_000 {
      names += ["IMG_2023\(number).jpg", "IMG_2023\(number).jpg.supplemental-meta.json"]
    }
    let start = ContinuousClock.now
    let matching = CompanionMatching(names: names)
    let found = names.filter {
      $0.hasSuffix("jpg") && matching.takeoutSidecar(of: $0) == $0 + ".supplemental-meta.json"
    }
    #expect(found.count == 10_000)
    #expect(ContinuousClock.now - start < .seconds(10))
  }
}
