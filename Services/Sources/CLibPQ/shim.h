#ifndef SERVICES_CLIBPQ_H
#define SERVICES_CLIBPQ_H
#include <libpq-fe.h>
#endif
