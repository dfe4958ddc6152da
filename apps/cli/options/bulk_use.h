// The use of the bulk kernel that the options allow.
#pragma once

namespace quadrille::cli {

/// Which files are left to the bulk kernel.
enum class Bulk { never, where_it_suits, always };

}  // namespace quadrille::cli
