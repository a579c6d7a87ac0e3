import { api, ApiError, type BrowserErrorReport } from '../api';
import { readToken } from '../api/token';

/** As many as the server takes from one user in a minute. */
const MOST_PER_MINUTE = 10;
const MINUTE_MS = 60_000;
/** What the browser says of layout that settles one frame later; nothing failed. */
const HARMLESS = 'ResizeObserver loop';

let sent: { text: string; at: number }[] = [];

/** Whether a report of this text may go: signed in, not the same again within the minute, not too many. */
const mayGo = (text: string): boolean => {
  const now = Date.now();
  sent = sent.filter(({ at }) => now - at < MINUTE_MS);
  if (readToken() === null || text.startsWith(HARMLESS)) return false;
  if (sent.length >= MOST_PER_MINUTE || sent.some((report) => report.text === text)) return false;
  sent.push({ text, at: now });
  return true;
};

/** The report of whatever was thrown, within the sizes that the server takes. */
export const browserReport = (error: unknown, componentStack?: string | null): BrowserErrorReport => {
  const known = error instanceof Error ? error : undefined;
  return {
    message: (known?.message || String(error) || 'Error').slice(0, 2_000),
    exception: known?.name.slice(0, 255) ?? null,
    url: window.location.href.slice(0, 2_000),
    trace: known?.stack?.slice(0, 10_000) ?? null,
    component_stack: componentStack?.slice(0, 5_000) ?? null,
  };
};

/**
 * Tells the server's error log what failed here. What a call answered is no failure of the browser, and an aborted
 * one none at all; a report that does not arrive is not reported.
 */
export const reportBrowserError = (error: unknown, componentStack?: string | null): void => {
  if (error instanceof ApiError || (error instanceof DOMException && error.name === 'AbortError')) return;
  const report = browserReport(error, componentStack);
  if (!mayGo(report.message)) return;
  api.POST('/api/error-logs/browser', { body: report }).catch((failure: unknown) => {
    console.warn('An error could not be reported', failure);
  });
};

/** Reports what nobody caught. */
export const watchBrowserErrors = (): void => {
  window.addEventListener('error', ({ error, message }) => reportBrowserError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportBrowserError(reason));
};
