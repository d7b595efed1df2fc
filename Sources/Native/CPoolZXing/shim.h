// The C++ headers of ZXing are met only by CPoolZXingShim; this module carries the link name.
