import '@fontsource-variable/inter/index.css';
import { type ErrorInfo, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createAppRouter } from './App';
import { reportBrowserError, watchBrowserErrors, watchSession } from './providers';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const onError = (error: unknown, { componentStack }: ErrorInfo) => {
  console.error(error, componentStack);
  reportBrowserError(error, componentStack);
};

watchBrowserErrors();
watchSession();
createRoot(root, { onCaughtError: onError, onUncaughtError: onError }).render(
  <StrictMode>
    <RouterProvider router={createAppRouter()} />
  </StrictMode>,
);
