import config from './jest.config.js';

/** What whole suites run with: the same test files, but many share one set of modules (test/suites). */
const suites = {
  unit: ['<rootDir>/test/suites/unit.ts'],
  integration: ['<rootDir>/test/suites/integration-*.ts'],
};

export default {
  ...config,
  projects: config.projects.map((project) => ({
    ...project,
    testMatch: suites[project.displayName],
    setupFilesAfterEnv: ['<rootDir>/test/suites/second-try.ts'],
  })),
};
