import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import house from './lint/house.js';
import { sizes } from './lint/sizes.js';

const tests = ['**/*.spec.{ts,tsx}', 'backend/test/**', 'e2e/**'];
const plain = ['**/*.{js,mjs}'];

/** What Node gives to every module, as far as the plain scripts use it. */
const nodeGlobals = [
  'AbortSignal',
  'Buffer',
  'URL',
  'clearInterval',
  'clearTimeout',
  'console',
  'fetch',
  'process',
  'setInterval',
  'setTimeout',
];

/** What needs no types; .oxlintrc.json has the rules that do. */
const typescript = {
  files: ['**/*.{ts,tsx}'],
  extends: [js.configs.recommended, tseslint.configs.strict, tseslint.configs.stylistic],
  rules: {
    '@typescript-eslint/consistent-type-imports': 'error',
    // The emitted metadata of a decorated property needs its type written out.
    '@typescript-eslint/no-inferrable-types': ['error', { ignoreProperties: true }],
    '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    // Modules and controllers of Nest are classes for their decorators' sake.
    '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
  },
};

/**
 * Nest reads a constructor's parameters at run time: a type import of their class would be one too few, and a
 * constructor that only hands them on says what is injected.
 */
const backend = {
  files: ['backend/**/*.ts'],
  rules: {
    '@typescript-eslint/consistent-type-imports': 'off',
    '@typescript-eslint/no-useless-constructor': 'off',
  },
};

/** What this house asks of every file besides. */
const own = {
  files: ['**/*.{ts,tsx,js,mjs}'],
  plugins: { house },
  rules: { 'house/no-spread-literal': 'error', 'house/plain-words': 'error' },
};

const imports = {
  files: ['**/*.{ts,tsx}'],
  plugins: { 'import-x': importX },
  settings: {
    'import-x/resolver-next': [
      createTypeScriptImportResolver({
        project: [
          'packages/*/tsconfig.json',
          'backend/tsconfig.json',
          'frontend/tsconfig.json',
          'e2e/tsconfig.json',
        ],
        noWarnOnMultipleProjects: true,
      }),
    ],
    'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
  },
  rules: {
    'house/who-may-know-whom': 'error',
    'import-x/no-self-import': 'error',
    'import-x/no-duplicates': 'error',
    'import-x/no-extraneous-dependencies': 'error',
  },
};

/** The same input gives the same output, on any day and any machine. */
const domain = {
  files: ['backend/src/**/domain/**'],
  ignores: tests,
  rules: {
    'no-restricted-globals': ['error', 'process', 'Date'],
    'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
  },
};

/**
 * What is spread into a call is put on the stack: an upload that makes a list long enough overflows it. Lists are gone
 * through one by one instead. Nest's scheduler knows one time of a method.
 */
const restrictedSyntax = {
  files: ['backend/src/**/*.ts'],
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector:
          'CallExpression[callee.property.name=/^(push|unshift|splice|fromCharCode)$/] > SpreadElement',
        message:
          'A list of any length overflows the stack when it is spread into a call: add its items in a loop.',
      },
      {
        selector: 'CallExpression[callee.object.name="Math"] > SpreadElement',
        message:
          'A list of any length overflows the stack when it is spread into a call: compare its items in a loop.',
      },
      {
        selector:
          'MethodDefinition > Decorator[expression.callee.name=/^(Interval|Timeout|Cron)$/] ~ Decorator[expression.callee.name=/^(Interval|Timeout|Cron)$/]',
        message: 'A method is scheduled once: only one of these decorators takes effect.',
      },
    ],
  },
};

const relaxed = {
  files: tests,
  rules: {
    '@typescript-eslint/no-non-null-assertion': 'off',
  },
};

export default defineConfig(
  globalIgnores([
    '**/dist/',
    'frontend/src/api/schema.d.ts',
    'coverage/',
    'data/',
    '**/.cache/',
    '.stamps/',
    'e2e/artefacts/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: plain,
    extends: [js.configs.recommended],
    languageOptions: { globals: Object.fromEntries(nodeGlobals.map((name) => [name, 'readonly'])) },
  },
  {
    files: ['frontend/public/**/*.js'],
    languageOptions: {
      globals: { document: 'readonly', fetch: 'readonly', localStorage: 'readonly', location: 'readonly' },
    },
  },
  typescript,
  backend,
  own,
  imports,
  domain,
  restrictedSyntax,
  relaxed,
  ...sizes,
  prettier,
);
