@_exported public import PoolDerive
@_exported public import PoolDeriveChat
@_exported public import PoolDeriveNominatim
@_exported public import PoolLibrary
@_exported public import PoolTypes
