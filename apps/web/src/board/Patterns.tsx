// A pattern for each colour, for users who cannot see colours, or who print without them.

/** Lines and dots in a tile of one unit, drawn small. */
const paths: readonly string[] = [
  'M.5.45v.1',
  'M0 1 1 0M-.1.1.1-.1M.9 1.1 1.1.9',
  'M0 0 1 1M-.1.9.1 1.1M.9-.1 1.1.1',
  'M0 .5h1',
  'M.5 0v1',
  'M0 .5h1M.5 0v1',
  'M0 0 1 1M0 1 1 0',
  'M.5.25a.25.25 0 1 1 0 .5.25.25 0 1 1 0-.5',
  'M0 .7.5.3 1 .7',
]
const side = 0.2

export const Patterns = () => (
  <defs>
    {paths.map((path, i) => (
      <pattern
        key={i}
        id={`pattern-${i + 1}`}
        width={side}
        height={side}
        patternUnits="userSpaceOnUse"
        patternTransform="translate(0.02 0.02)"
      >
        <path class="pattern-path" d={path} transform={`scale(${side})`} />
      </pattern>
    ))}
  </defs>
)
