#include "CPoolZXingShim.h"
