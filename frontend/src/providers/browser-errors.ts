import { api, ApiError, type BrowserErrorReport } from '../api';
import { readToken } from '../api/middleware';

/** As many as the server takes from one user in a minute. */
const MOST_PER_MINUTE = 10;
const MINUTE_MS = 60_000;
/** The browser's message about layout that settles one frame later; nothing failed. */
const HARMLESS = 'ResizeObserver loop';

let sent: { text: string; at: number }[] = [];

/** Whether a report of this text is sent: signed in, not a repetition within the minute, below the limit. */
const isReportable = (text: string): boolean => {
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
 * Sends an error of the browser to the server's error log. Failed and aborted calls are not reported, nor is a report
 * that can't be delivered.
 */
export const reportBrowserError = (error: unknown, componentStack?: string | null): void => {
  if (error instanceof ApiError || (error instanceof DOMException && error.name === 'AbortError')) return;
  const report = browserReport(error, componentStack);
  if (!isReportable(report.message)) return;
  api.POST('/api/error-logs/browser', { body: report }).catch((failure: unknown) => {
    console.warn('An error could not be reported', failure);
  });
};

/** Reports uncaught errors and unhandled rejections. */
export const watchBrowserErrors = (): void => {
  window.addEventListener('error', ({ error, message }) => reportBrowserError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportBrowserError(reason));
};
