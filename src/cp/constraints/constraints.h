// All constraints: each has one factory function, declared in the header of its family. The folder of the
// family holds one source file for each constraint.
#pragma once

#include "cp/consistency.h"
#include "cp/constraints/arithmetic.h"
#include "cp/constraints/counting.h"
#include "cp/constraints/distinct.h"
#include "cp/constraints/graphs.h"
#include "cp/constraints/logic.h"
#include "cp/constraints/permutations.h"
#include "cp/constraints/scheduling.h"
#include "cp/constraints/sequences.h"
#include "cp/constraints/tables.h"
#include "cp/reification.h"
