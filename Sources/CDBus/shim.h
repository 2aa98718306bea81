#pragma once
#include <dbus/dbus.h>
#include <sys/epoll.h>
