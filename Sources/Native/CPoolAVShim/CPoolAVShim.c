#include "CPoolAVShim.h"
