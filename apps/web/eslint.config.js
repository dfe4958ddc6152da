import js from '@eslint/js'
import tseslint from 'typescript-eslint'

// The layers of src: a folder imports from its own layer and those before it; a view imports no other view.
const layers = [['engine'], ['game', 'words'], ['board', 'input', 'share', 'solve']]
const doors = ['set', 'play', 'explain', 'teach']
/** The views that a lesson shows and starts. */
const opens = { teach: ['explain'] }

const layerRule = (folder, forbidden, files = []) => ({
  files: [`src/${folder}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          ...forbidden.map(other => ({
            group: [`../${other}/*`],
            message: `${folder} lies below ${other}, or beside it.`,
          })),
          ...(files.length > 0
            ? [
                {
                  group: files.map(file => `../${file}`),
                  message: `${folder} knows nothing of the page's state.`,
                },
              ]
            : []),
        ],
      },
    ],
  },
})
const layerRules = [
  ...layers.flatMap((layer, i) =>
    layer.map(folder =>
      layerRule(
        folder,
        [...layers.slice(i + 1).flat(), ...doors],
        i < 2 ? ['store', 'actions', 'parts', 'App'] : ['App'],
      ),
    ),
  ),
  ...doors.map(door =>
    layerRule(
      door,
      doors.filter(other => other !== door && !opens[door]?.includes(other)),
      ['App'],
    ),
  ),
]

export default tseslint.config(
  { ignores: ['node_modules', 'src/engine/calls.ts'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'prefer-const': 'error',
      // French has narrow spaces before ; : ! and ?
      'no-irregular-whitespace': ['error', { skipStrings: true, skipTemplates: true }],
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  ...layerRules,
  {
    files: ['src/set/**', 'src/board/**', 'src/input/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['AssignmentExpression[left', 'UpdateExpression[argument'].map(part => ({
          selector: `${part}.property.name='value']`,
          message: 'A view changes the state by an action.',
        })),
      ],
    },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    languageOptions: {
      globals: {
        fetch: 'readonly',
        console: 'readonly',
        performance: 'readonly',
        process: 'readonly',
        Buffer: 'readonly',
        URL: 'readonly',
        TextDecoder: 'readonly',
        TextEncoder: 'readonly',
        WebAssembly: 'readonly',
        document: 'readonly',
        window: 'readonly',
        navigator: 'readonly',
        getComputedStyle: 'readonly',
        localStorage: 'readonly',
      },
    },
  },
)
