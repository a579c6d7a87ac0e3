import { cleanup, configure } from '@testing-library/react';
import { beginAnswers, close, endAnswers, listen, on } from './api';
import { Feed } from './feed';
import { user } from './fixtures';

// Components are tested beside other suites on busy machines. A longer limit costs a passing test nothing.
jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 20_000 });

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
