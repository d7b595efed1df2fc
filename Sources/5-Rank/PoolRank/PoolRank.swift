internal import PoolTypes
