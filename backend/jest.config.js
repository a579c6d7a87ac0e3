import { injectedGlobals } from '../scripts/lib/injected-globals.mjs';

/**
 * Two projects: `unit` runs beside the code, `integration` over HTTP against a real database.
 * The ES-module-only packages are compiled to CommonJS on the way in: Jest's own ESM mode fails
 * in some of them on Node 20.
 */
const compiled = [
  '@nestjs',
  'file-type',
  'token-types',
  'strtok3',
  'uint8array-extras',
  '@tokenizer',
  'flydrive',
  '@poppinjs',
  '@borewit',
  'p-queue',
  'p-timeout',
  'hucre',
  'pdfjs-dist',
  'openid-client',
  'oauth4webapi',
  'jose',
  'clipper2-ts',
  'earcut',
];
const swc = {
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
  module: { type: 'commonjs', ignoreDynamic: false },
};
/**
 * Every process that runs tests loads the application: packages that come as one file too are taken as that, which saves
 * over a thousand modules.
 */
const bundles = {
  '^es-toolkit/compat$': 'es-toolkit/dist/browser.global.js',
  '^rxjs(/operators)?$': 'rxjs/dist/bundles/rxjs.umd.min.js',
  '^pdf-lib$': 'pdf-lib/dist/pdf-lib.min.js',
  '^class-validator$': 'class-validator/bundles/class-validator.umd.min.js',
};
const inModules = (file) => `<rootDir>/../node_modules/${file}`;
const shared = {
  testEnvironment: 'node',
  sandboxInjectedGlobals: injectedGlobals,
  globalSetup: '<rootDir>/test/harness/bundle-threads.mjs',
  transform: { '^.+\\.(t|j|mj)s$': ['@swc/jest', swc] },
  transformIgnorePatterns: [`/node_modules/(?!(${compiled.join('|')})/)`],
  moduleNameMapper: {
    ...Object.fromEntries(Object.entries(bundles).map(([name, file]) => [name, inModules(file)])),
    '^\\./start-thread\\.js$': '<rootDir>/test/harness/start-thread.ts',
    '^\\./start-sheet-thread\\.js$': '<rootDir>/test/harness/start-sheet-thread.ts',
    '^\\./start-search-thread\\.js$': '<rootDir>/test/harness/start-search-thread.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^@forja/([^/]+)$': '<rootDir>/../packages/$1/src/index.ts',
    '^fast-check$': '<rootDir>/../scripts/lib/seeded-fast-check.cjs',
  },
};

export default {
  // Hooks start whole applications, browsers and databases; CI machines are slow. It only ends what hangs.
  testTimeout: 180_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      rootDir: import.meta.dirname,
      testMatch: ['<rootDir>/src/**/*.spec.ts'],
    },
    {
      ...shared,
      displayName: 'integration',
      rootDir: import.meta.dirname,
      testMatch: ['<rootDir>/test/**/*.e2e-spec.ts'],
    },
  ],
};
