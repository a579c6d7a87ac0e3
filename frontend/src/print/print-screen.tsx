import { CircularProgress, Link, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { API_BASE } from '../api';
import { texts } from '../i18n';
import { paths } from '../routes';
import { ErrorState } from '../ui';

export type PrintKind = 'part' | 'order-parts' | 'set' | 'order-sets';

/** The screen goes back after this (specification, section 9). */
const BACK_AFTER_MS = 1000;

/** The document of each print route; the session cookie opens it, so the address needs no token. */
const addressOf: Record<PrintKind, (id: string) => string> = {
  part: (id) => `${API_BASE}/set-parts/${id}/pdf`,
  'order-parts': (id) => `${API_BASE}/orders/${id}/pdf-parts`,
  set: (id) => `${API_BASE}/sets/${id}/pdf`,
  'order-sets': (id) => `${API_BASE}/orders/${id}/pdf-sets`,
};

/** Opens the document in a new tab and goes back after a second; true when the browser refused to open it. */
const useNewTab = (address: string | null): boolean => {
  const [blocked, setBlocked] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (address === null) return undefined;
    let goBack: ReturnType<typeof setTimeout> | undefined;
    // Put off until the effect stands, so that one that is undone at once opens nothing.
    const open = setTimeout(() => {
      if (window.open(address, '_blank') === null) {
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

/** Print routes: a message, the PDF in a new tab, and back. A blocked pop-up leaves a link to click instead. */
export const PrintScreen = ({ kind }: { kind: PrintKind }) => {
  const params = useParams();
  const [search] = useSearchParams();
  const id = params.id ?? search.get('order_id');
  const address = id !== null && /^\d+$/.test(id) ? addressOf[kind](id) : null;
  const blocked = useNewTab(address);
  const { print } = texts.shell;
  if (address === null) return <ErrorState message={print.missing} />;
  return (
    <Stack
      component="main"
      sx={{ height: '100dvh', alignItems: 'center', justifyContent: 'center', gap: 1.5 }}
    >
      {!blocked && <CircularProgress size={24} aria-label={texts.common.loading} />}
      <Typography variant="h1">{print.generating}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{blocked ? print.blocked : print.explanation}</Typography>
      <Link href={address} target="_blank" rel="noreferrer">
        {print.open}
      </Link>
    </Stack>
  );
};
