internal import Foundation
import PoolKit

@main struct PoolCommand { static func main() {} }
