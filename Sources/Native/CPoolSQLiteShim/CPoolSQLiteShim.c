#include "CPoolSQLiteShim.h"
