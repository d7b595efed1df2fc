internal import PoolRead
internal import PoolTypes

extension ModelContract {
  /// How the model's input is normalised.
  ///
  /// - Throws: `PoolError.modelUnavailable` where the contract does not say.
  func normalisation() throws -> Normalisation {
    guard let scale = number("image.normalisation.scale"), let mean = numbers("image.normalisation.mean"),
      let deviation = numbers("image.normalisation.deviation"), mean.count == 3, deviation.count == 3
    else { throw PoolError.modelUnavailable("A model's contract says nothing of its input; run Tools/prepare-models.") }
    return Normalisation(scale: Float(scale), mean: mean.map(Float.init), deviation: deviation.map(Float.init))
  }
}
