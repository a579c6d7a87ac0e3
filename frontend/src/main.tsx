import '@fontsource-variable/inter/index.css';
import { type ErrorInfo, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readToken } from './api/middleware';
import { reportBrowserError, watchBrowserErrors } from './providers/browser-errors';
import { watchSession } from './providers/session-store';

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root');

const onError = (error: unknown, { componentStack }: ErrorInfo) => {
  console.error(error, componentStack);
  reportBrowserError(error, componentStack);
};

watchBrowserErrors();
watchSession();
const root = createRoot(place, { onCaughtError: onError, onUncaughtError: onError });
const show = (site: ReactNode) => root.render(<StrictMode>{site}</StrictMode>);

const loadApp = () => import('./app-site');
const showApp = async () => show((await loadApp()).createAppSite());

/** The sign-in and what it asks for itself are there by then: the application takes neither line nor processor from them. */
const STANDS_MS = 500;

/** A visitor without a session gets the sign-in alone; the application arrives behind it. */
const showGuestSite = async () => {
  const { createGuestSite } = await import('./guest-site');
  // Code that can't be fetched now is asked for anew.
  show(createGuestSite(() => void showApp().catch(() => window.location.reload())));
  await new Promise((stands) => {
    setTimeout(stands, STANDS_MS);
  });
  await loadApp();
};

void (readToken() === null ? showGuestSite() : showApp());
