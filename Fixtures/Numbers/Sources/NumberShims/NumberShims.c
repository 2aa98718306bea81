#include "NumberShims.h"
