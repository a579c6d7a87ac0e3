import { underBase } from './base';
import { TAB_ID } from './call-keys';
import { API_BASE } from './client';

/** How long a feed that was refused waits before it asks again, and at most. */
const FIRST_WAIT_MS = 5_000;
const MOST_WAIT_MS = 60_000;

interface FeedListeners {
  /** The feed is open; `again` when it was before, so that events may have been missed. */
  onOpen?: (reopened: boolean) => void;
  /** The feed is closed, for now. */
  onClose?: () => void;
  /** The server does not open the feed: what it was to report, the reader may still ask for. */
  onRefused?: () => void;
  /** By event name; the data is JSON or empty. */
  onEvent: Record<string, (data: string) => void>;
}

/**
 * Server-sent events of a path that follows /api, as long as the tab is to be seen: browsers keep few connections to one
 * server, and hidden tabs would take them all. An interrupted feed opens again by itself.
 * @returns ends it
 */
export const openFeed = (
  path: string,
  { onOpen, onClose, onRefused, onEvent }: FeedListeners,
): (() => void) => {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;
  let opened = false;

  const close = () => {
    clearTimeout(timer);
    if (!source) return;
    source.close();
    source = undefined;
    onClose?.();
  };
  const open = () => {
    close();
    if (document.visibilityState === 'hidden') return;
    const feed = new EventSource(underBase(`${API_BASE}${path}?tab=${TAB_ID}`));
    source = feed;
    feed.addEventListener('open', () => {
      wait = FIRST_WAIT_MS;
      onOpen?.(opened);
      opened = true;
    });
    feed.addEventListener('error', () => {
      // An interrupted feed is opened again by the browser, a refused one never.
      if (feed.readyState !== EventSource.CLOSED) return;
      close();
      onRefused?.();
      timer = setTimeout(open, wait);
      wait = Math.min(2 * wait, MOST_WAIT_MS);
    });
    for (const [name, listener] of Object.entries(onEvent)) {
      feed.addEventListener(name, ({ data }: MessageEvent<string>) => listener(data));
    }
  };
  const onVisibility = () => (document.visibilityState === 'hidden' ? close() : open());
  document.addEventListener('visibilitychange', onVisibility);
  open();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    close();
  };
};
