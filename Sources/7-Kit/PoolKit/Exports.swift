@_exported public import PoolLibrary
@_exported public import PoolTypes
