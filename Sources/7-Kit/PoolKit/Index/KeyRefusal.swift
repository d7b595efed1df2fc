internal import PoolTypes

extension PoolSources {
  /// The service does not take the app key: nothing is indexed until it does. A run that goes on ends after the
  /// captures under way; it waits, and looks once a minute whether the key is taken again.
  func keyRefused() async { stopRun() }
}
