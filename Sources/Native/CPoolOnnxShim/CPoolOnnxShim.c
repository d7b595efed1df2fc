#include "CPoolOnnxShim.h"
