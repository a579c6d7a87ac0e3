import { Box, Stack, Typography } from '@mui/material';
import { texts } from '../i18n';
import { ErrorState, VISUALLY_HIDDEN } from '../ui';

const { search } = texts;

interface PaletteNoticesProps {
  typed: string;
  pending: boolean;
  failed: boolean;
  /** The server gave up before everything was looked at. */
  incomplete: boolean;
  count: number;
  onRetry: () => void;
}

/** What became of the search, beside its results; the count is read out. */
export const PaletteNotices = ({
  typed,
  pending,
  failed,
  incomplete,
  count,
  onRetry,
}: PaletteNoticesProps) => {
  const nothing = typed !== '' && !pending && !failed && count === 0;
  const announced = pending ? search.searching : search.found(count);
  return (
    <>
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {typed === '' || failed ? '' : announced}
      </Box>
      {failed && <ErrorState message={search.failed} onRetry={onRetry} />}
      {nothing && (
        <Stack
          sx={{ alignItems: 'center', gap: 0.5, paddingBlock: 5, paddingInline: 2, textAlign: 'center' }}
        >
          <Typography sx={{ overflowWrap: 'anywhere' }}>{search.nothing(typed)}</Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {search.nothingHint}
          </Typography>
        </Stack>
      )}
      {incomplete && !pending && (
        <Typography variant="caption" sx={{ display: 'block', padding: 1.5, color: 'text.secondary' }}>
          {search.incomplete}
        </Typography>
      )}
    </>
  );
};
