// The engine's types by name, for headers that only mention them: cp/store.h and cp/constraint.h define them.
#pragma once

#include "cp/consistency.h"

namespace quadrille::cp {

class Constraint;
class IntVar;
class Observer;
class Store;
struct Interval;

}  // namespace quadrille::cp
