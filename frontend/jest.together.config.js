import config from './jest.config.js';

/** What whole suites run with: the same test files, but many share one set of modules (test/suites). */
export default {
  ...config,
  projects: config.projects.map((project) => ({
    ...project,
    testMatch: [`<rootDir>/test/suites/${project.displayName}.cjs`],
  })),
};
