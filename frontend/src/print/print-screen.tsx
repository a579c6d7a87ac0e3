import { Button, CircularProgress, Link, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { API_BASE, messageOf, prepareDocument, underBase } from '../api';
import { texts } from '../i18n';
import { DocumentProgress, ErrorState } from '../ui';
import { useNewTab } from './use-new-tab';

export type PrintKind = 'part' | 'order-parts' | 'set' | 'order-sets';

const { print } = texts.shell;

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
      <Typography sx={{ color: 'text.secondary' }}>{blocked ? print.blocked : print.explanation}</Typography>
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
