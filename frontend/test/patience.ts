import { configure } from '@testing-library/react';

// Components are tested beside other suites on busy machines. A longer limit costs a passing test nothing.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });
