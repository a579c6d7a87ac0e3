import { Button, CircularProgress, Link, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { API_BASE, messageOf, prepareDocument, underBase } from '../api';
import { texts } from '../i18n';
import { paths } from '../routes';
import { DocumentProgress, ErrorState } from '../ui';

const { print } = texts.shell;

/** The screen goes back after this. */
const BACK_AFTER_MS = 1000;

/** Whether the click that led here still counts: browsers open tabs for a few seconds after one, and for nothing else. */
const inGesture = (): boolean => navigator.userActivation.isActive;

/** A tab that says what it waits for; null where the browser refused it. */
const waitingTab = (): Window | null => {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.document.title = print.generating;
  tab.document.body.textContent = print.generating;
  tab.document.documentElement.style.cssText =
    'color-scheme: light dark; font: 16px sans-serif; padding: 24px';
  return tab;
};

/** Shows the address in the waiting tab, or in a new one; false where neither is there. */
const show = (tab: Window | null, address: string): boolean => {
  if (!tab || tab.closed) return window.open(address, '_blank') !== null;
  tab.location.replace(address);
  return true;
};

/**
 * Opens a tab within the gesture that led here, shows the document in it once it is made, however long that takes, and
 * goes back after a second. A screen that was reached without one (a reload, an address) tries once it is made.
 * @param address null until the document is made
 * @param failed it can't be made: the tab that waits for it goes
 * @returns whether the browser refused to open a tab
 */
const useNewTab = (address: string | null, failed: boolean): boolean => {
  const [blocked, setBlocked] = useState(false);
  const navigate = useNavigate();
  const waiting = useRef<Window | null>(null);

  useEffect(() => {
    // Put off until the effect stands, so that one that is undone at once opens nothing.
    const open = setTimeout(() => {
      if (inGesture()) waiting.current = waitingTab();
    }, 0);
    return () => clearTimeout(open);
  }, []);

  useEffect(() => {
    if (!failed) return;
    waiting.current?.close();
    waiting.current = null;
  }, [failed]);

  useEffect(() => {
    if (address === null) return undefined;
    let goBack: ReturnType<typeof setTimeout> | undefined;
    const open = setTimeout(() => {
      if (!show(waiting.current, address)) {
        setBlocked(true);
        return;
      }
      goBack = setTimeout(() => {
        if (window.history.length > 1) void navigate(-1);
        else void navigate(paths.orders);
      }, BACK_AFTER_MS);
    }, 0);
    return () => {
      clearTimeout(open);
      clearTimeout(goBack);
    };
  }, [address, navigate]);
  return blocked;
};

type PrintKind = 'part' | 'order-parts' | 'set' | 'order-sets';

/** The document of each print route; the session cookie opens it, so the address needs no token. */
const pathOf: Record<PrintKind, (id: string) => string> = {
  part: (id) => `/set-parts/${id}/pdf`,
  'order-parts': (id) => `/orders/${id}/pdf-parts`,
  set: (id) => `/sets/${id}/pdf`,
  'order-sets': (id) => `/orders/${id}/pdf-sets`,
};

/** The documents of a whole order, which report their progress while they are made. */
const progressKinds = { 'order-parts': 'part-sheets', 'order-sets': 'sets' } as const;

/**
 * Print routes: a message, the PDF in a new tab once it is made, and back. A blocked pop-up leaves a link to click
 * instead; a document that can't be made says why, here and not in a tab of its own.
 */
export const PrintScreen = ({ kind }: { kind: PrintKind }) => {
  const navigate = useNavigate();
  const params = useParams();
  const [search] = useSearchParams();
  const id = params.id ?? search.get('order_id');
  const path = id !== null && /^\d+$/.test(id) ? pathOf[kind](id) : null;
  const made = useQuery({
    queryKey: ['document', path],
    queryFn: ({ signal }) => prepareDocument(path ?? '', signal).then(() => true),
    enabled: path !== null,
    gcTime: 0,
    retry: false,
  });
  const address = underBase(`${API_BASE}${path ?? ''}`);
  const blocked = useNewTab(made.isSuccess ? address : null, made.isError);
  if (path === null) return <ErrorState message={print.missing} />;
  if (made.isError) {
    return (
      <Stack component="main" sx={{ height: '100dvh', alignItems: 'center', justifyContent: 'center' }}>
        <ErrorState message={messageOf(made.error, print.failed)} onRetry={() => void made.refetch()} />
        <Button onClick={() => void navigate(-1)}>{texts.common.back}</Button>
      </Stack>
    );
  }
  return (
    <Stack
      component="main"
      sx={{ height: '100dvh', alignItems: 'center', justifyContent: 'center', gap: 1.5, padding: 2 }}
    >
      {!blocked && <CircularProgress size={24} aria-label={texts.common.loading} />}
      <Typography variant="h1">{print.generating}</Typography>
      <Typography color="textSecondary">{blocked ? print.blocked : print.explanation}</Typography>
      {kind in progressKinds && (
        <DocumentProgress
          orderId={Number(id)}
          kind={progressKinds[kind as keyof typeof progressKinds]}
          active={made.isPending}
        />
      )}
      {made.isSuccess && (
        <Link href={address} target="_blank" rel="noreferrer">
          {print.open}
        </Link>
      )}
    </Stack>
  );
};
