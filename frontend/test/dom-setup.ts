import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { beginAnswers, close, endAnswers, listen, on } from './api';
import { Feed } from './feed';
import { user } from './fixtures';

// Components are tested beside other suites on busy machines. A longer limit costs a passing test nothing.
jest.setTimeout(30_000);
const { getElementError } = getConfig();
const waits = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;
configure({
  asyncUtilTimeout: 10_000,
  // A look that finds nothing while something is waited for prints no page: the wait does, when it ends in vain.
  getElementError: (message, container) =>
    waits()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

// React notes where each element was made, for its warnings alone: that takes longer than making it.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

beforeAll(() => {
  listen();
  Object.assign(globalThis, { EventSource: Feed });
});
afterAll(close);

/** Every test begins on a page that nothing was done on, with an administrator signed in. */
beforeEach(() => {
  beginAnswers();
  Feed.opened = [];
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('authToken', 'token');
  window.history.replaceState(null, '', '/');
  on('get', '/api/user', { 200: user({ admin: true }) });
  on('get', '/api/reminders', { 200: { ending: 0, ended: 0, answers: [], items: [] } });
});

afterEach(async () => {
  cleanup();
  await endAnswers();
});
