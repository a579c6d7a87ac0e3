import { LinearProgress, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { answer, api, byId, type DocumentProgress as Progress } from '../../api';
import { texts } from '../../i18n';

/** How often it looks while a document is being made. */
const LOOK_MS = 700;

const { documentProgress } = texts.common;

/** How far the document of the whole order is, of this kind, while it is being made; nothing for a short one. */
const useDocumentProgress = (orderId: number, kind: Progress['kind'], active: boolean) => {
  const { data } = useQuery({
    queryKey: ['document-progress', orderId],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/orders/{id}/documents/progress', { ...byId(orderId), signal })),
    refetchInterval: LOOK_MS,
    enabled: active,
    gcTime: 0,
    retry: false,
  });
  if (!active) return undefined;
  return data?.find((progress) => progress.kind === kind && progress.item_id === null);
};

/** Pages done of pages, while a long document is being made. */
export const DocumentProgress = ({
  orderId,
  kind,
  active,
}: {
  orderId: number;
  kind: Progress['kind'];
  active: boolean;
}) => {
  const progress = useDocumentProgress(orderId, kind, active);
  if (!progress) return null;
  const { pages_done, pages } = progress;
  return (
    <Stack sx={{ gap: 0.75, width: 280, maxWidth: '100%' }}>
      <LinearProgress
        variant="determinate"
        value={(100 * pages_done) / pages}
        aria-label={documentProgress.label}
      />
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }} role="status">
        {documentProgress.pages(pages_done, pages)}
      </Typography>
    </Stack>
  );
};
