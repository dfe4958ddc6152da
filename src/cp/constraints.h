// The catalogue of constraints: one factory each, in a header for each family; its folder holds a file for
// each constraint.
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
