internal import CPoolMemory

/// The memory of this process as its C library holds it.
package enum SystemMemory {
  /// Gives freed memory back to the system.
  package static func giveBack() { pool_give_back_memory() }
}
