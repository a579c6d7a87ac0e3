import { injectedGlobals } from '../scripts/lib/injected-globals.mjs';

/** Unit tests of all packages, beside their code. */
export default {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  sandboxInjectedGlobals: injectedGlobals,
  // A first picture loads native code, which waits for the disk of a busy machine.
  testTimeout: 60_000,
  testMatch: ['<rootDir>/*/src/**/*.spec.ts'],
  // Of ES modules alone: compiled on the way in.
  transformIgnorePatterns: ['/node_modules/(?!(clipper2-ts|earcut)/)'],
  transform: {
    '^.+\\.[jt]s$': [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
        module: { type: 'commonjs', ignoreDynamic: false },
      },
    ],
  },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1', '^@forja/([^/]+)$': '<rootDir>/$1/src/index.ts' },
};
