#include "CPoolVipsShim.h"
