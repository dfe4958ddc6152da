// Several ranks that search one problem. Rank 0 hands out pieces, keeps the ledger and its journal, and
// searches as well.
//
//   rank 0                              rank 1
//   begin(): pieces 1 .. 256
//        ------ piece 1 ------------>   searches it
//        <----- report: 3 solutions -
//        ------ piece 2 ------------>   searches it
//   no piece is left
//        ------ leave_parts -------->
//        <----- report: pieces 257, 258 are left
//   searches 258
//        ------ piece 257 ---------->   ..
#pragma once

#include "base/input_error.h"
#include "cp/parallel/piece_search.h"
#include "mpi/channel.h"
#include "mpi/journal.h"
#include "mpi/ledger.h"

namespace quadrille::mpi {

/// Rank 0's part, until the ledger is over; then it dismisses the others. journal: null for none. The error
/// is the journal's.
[[nodiscard]] Parsed<void> lead(Channel& channel, cp::PieceSearch& search, Ledger& ledger, Journal* journal);

/// Tells the others to stop, and waits until they have.
void dismiss(Channel& channel);

/// That of any other rank, until rank 0 says stop.
void follow(Channel& channel, cp::PieceSearch& search);

}  // namespace quadrille::mpi
