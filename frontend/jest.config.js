const shared = {
  // Packages that come as ES modules alone.
  transformIgnorePatterns: ['/node_modules/(?!react-hotkeys-hook/)'],
  transform: {
    '^.+\\.[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^@forja/([^/]+)$': '<rootDir>/../packages/$1/src/index.ts',
    '^fast-check$': '<rootDir>/../scripts/lib/seeded-fast-check.cjs',
  },
};

/** Pure functions run in Node, hooks and components in jsdom; whole screens are tested in a real browser (see e2e). */
export default {
  projects: [
    { ...shared, displayName: 'unit', testEnvironment: 'node', testMatch: ['<rootDir>/src/**/*.spec.ts'] },
    {
      ...shared,
      displayName: 'components',
      moduleNameMapper: { ...shared.moduleNameMapper, '^react-dom/test-utils$': '<rootDir>/test/act.ts' },
      testEnvironment: '<rootDir>/test/dom-environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/test/dom-setup.ts'],
      testMatch: ['<rootDir>/src/**/*.spec.tsx'],
    },
  ],
};
