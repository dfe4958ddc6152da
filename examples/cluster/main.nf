// Nextflow: a work in parts. `nextflow run main.nf --puzzles puzzles.txt`, and with -resume after any interruption.
// Each task has a folder of its own; the outputs and their receipts are staged in for the merge.
params.puzzles = 'puzzles.txt'
params.parts = 16

process part {
  errorStrategy { task.exitStatus == 2 ? 'terminate' : 'retry' }
  maxRetries 10

  input:
  tuple val(part), path(puzzles)

  output:
  path "part.${part}*"

  """
  quadrille solve --output line --part ${part}/${params.parts} --out part.${part} ${puzzles}
  """
}

process merge {
  publishDir '.', mode: 'copy'

  input:
  path parts
  path puzzles

  output:
  path 'solutions.txt'

  """
  quadrille merge --input ${puzzles} --out solutions.txt part.*
  """
}

workflow {
  puzzles = file(params.puzzles)
  merge(part(channel.of(0..<params.parts).map { tuple(it, puzzles) }).collect(), puzzles)
}
