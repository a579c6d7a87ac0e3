/** The size limits of the house: a function's lines, parameters and branches. A file is as long as its one subject. */
const lines = (max) => ['error', { max, skipBlankLines: true, skipComments: true }];

export const sizes = [
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    rules: {
      'max-lines-per-function': lines(60),
      'max-params': ['error', { max: 5 }],
      complexity: ['error', { max: 15 }],
    },
  },
  { files: ['**/*.tsx'], rules: { 'max-lines-per-function': lines(80) } },
  {
    // Nest hands dependencies over as constructor parameters: seven of them is the house's limit.
    files: ['backend/src/**/*.{service,controller,module,repository}.ts'],
    rules: { 'max-params': ['error', { max: 7 }] },
  },
  {
    // A shape's coordinates are parameters of their own.
    files: ['packages/drawing-kit/src/**'],
    rules: { 'max-params': ['error', { max: 6 }] },
  },
  {
    // A migration is a list of tables that is written once and never touched again.
    files: ['backend/src/platform/database/migrations/**'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    // A describe block is one function, however many cases it has.
    files: ['**/*.spec.{ts,tsx}', 'backend/test/**', 'e2e/**'],
    rules: { 'max-lines-per-function': 'off' },
  },
];
