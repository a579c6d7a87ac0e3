import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { Box, Button, Tooltip, Typography } from '@mui/material';
import { texts } from '../../../i18n';
import { formatDate, formatFigure, VISUALLY_HIDDEN } from '../../../ui';
import type { EarlierParts } from './use-earlier-parts';

const text = texts.orders.earlier;

/** Beside the other buttons, so that nothing moves once something is found; the surest one stands next to it. */
export const EarlierButton = ({ earlier }: { earlier: EarlierParts }) => {
  const { parts, pending } = earlier;
  const [surest] = parts;
  return (
    <>
      <Tooltip title={`${text.title} (F8)`}>
        <Button
          variant={parts.length > 0 ? 'outlined' : 'text'}
          aria-haspopup="dialog"
          aria-keyshortcuts="F8"
          aria-label={text.button(parts.length)}
          onClick={earlier.show}
          sx={{ minWidth: 0, flexShrink: 0 }}
        >
          <HistoryOutlined fontSize="small" />
          <Box component="span" sx={{ display: { xs: 'none', md: 'inline' }, marginInlineStart: 0.75 }}>
            {text.button(parts.length)}
          </Box>
          {parts.length > 0 && (
            <Box component="span" sx={{ display: { md: 'none' }, marginInlineStart: 0.5 }}>
              {parts.length}
            </Box>
          )}
        </Button>
      </Tooltip>
      {surest && (
        <Typography
          noWrap
          variant="note"
          color="textSecondary"
          sx={{ display: { xs: 'none', lg: 'block' }, minWidth: 0 }}
        >
          {text.last(formatFigure('unit_value', surest.part.unit_value), formatDate(surest.date))} ·{' '}
          {text.outcomes[surest.outcome]}
        </Typography>
      )}
      <Box component="span" role="status" sx={VISUALLY_HIDDEN}>
        {pending ? '' : text.found(parts.length)}
      </Box>
    </>
  );
};
