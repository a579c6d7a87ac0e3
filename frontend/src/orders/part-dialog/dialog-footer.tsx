import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { Box, Button, Stack, Tooltip } from '@mui/material';
import { texts } from '../../i18n';
import { formatDate, formatFigure, KeyHint, MainButton, Quiet, VISUALLY_HIDDEN } from '../../ui';
import type { EarlierParts } from './earlier/use-earlier-parts';
import { useOpenPart } from './open-part';

const text = texts.orders.partDialog;

const earlierText = texts.orders.earlier;

/** Beside the other buttons, so that nothing moves once something is found; the surest one stands next to it. */
const EarlierButton = ({ earlier }: { earlier: EarlierParts }) => {
  const { parts, pending } = earlier;
  const [surest] = parts;
  return (
    <>
      <Tooltip title={`${earlierText.title} (F8)`}>
        <Button
          variant={parts.length > 0 ? 'outlined' : 'text'}
          aria-haspopup="dialog"
          aria-keyshortcuts="F8"
          aria-label={earlierText.button(parts.length)}
          onClick={earlier.show}
          sx={{ minWidth: 0, flexShrink: 0 }}
        >
          <HistoryOutlined fontSize="small" />
          <Box component="span" sx={{ display: { xs: 'none', md: 'inline' }, marginInlineStart: 0.75 }}>
            {earlierText.button(parts.length)}
          </Box>
          {parts.length > 0 && (
            <Box component="span" sx={{ display: { md: 'none' }, marginInlineStart: 0.5 }}>
              {parts.length}
            </Box>
          )}
        </Button>
      </Tooltip>
      {surest && (
        <Quiet noWrap variant="note" sx={{ display: { xs: 'none', lg: 'block' }, minWidth: 0 }}>
          {earlierText.last(formatFigure('unit_value', surest.part.unit_value), formatDate(surest.date))} ·{' '}
          {earlierText.outcomes[surest.outcome]}
        </Quiet>
      )}
      <Box component="span" role="status" sx={VISUALLY_HIDDEN}>
        {pending ? '' : earlierText.found(parts.length)}
      </Box>
    </>
  );
};

interface DialogFooterProps {
  earlier: EarlierParts;
  hasNext: boolean;
  onClose: () => void;
  onSave: () => void;
  /** Saves and steps on, or closes after the last part. */
  onSaveAndGo: () => void;
}

export const DialogFooter = ({ earlier, hasNext, onClose, onSave, onSaveAndGo }: DialogFooterProps) => {
  const { form, disabled } = useOpenPart();
  return (
    <Stack
      component="footer"
      direction="row"
      sx={{
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1 },
        '& .MuiButton-root': { paddingInline: { xs: 1, sm: 1.75 }, whiteSpace: 'nowrap' },
        padding: { xs: '8px', sm: '10px 14px' },
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {!disabled && (
        <Tooltip title={`${text.recalculateHint} (Ctrl+R)`}>
          <span>
            <Button variant="outlined" disabled={form.saving} onClick={() => void form.recalculate()}>
              {text.recalculate}
            </Button>
          </span>
        </Tooltip>
      )}
      <EarlierButton earlier={earlier} />
      <Box sx={{ flexGrow: 1 }} />
      <Button
        onClick={onClose}
        disabled={form.saving}
        sx={{ display: { xs: disabled ? 'inline-flex' : 'none', sm: 'inline-flex' } }}
      >
        {disabled ? texts.common.close : texts.common.cancel}
      </Button>
      {!disabled && (
        <>
          <Tooltip title="Ctrl+Enter">
            <span>
              <Button variant="outlined" disabled={form.saving} onClick={onSaveAndGo}>
                {hasNext ? text.saveAndNext : text.saveAndClose}
              </Button>
            </span>
          </Tooltip>
          <MainButton data-step loading={form.saving} onClick={onSave} sx={{ gap: 1 }}>
            {text.save}
            <KeyHint>Ctrl+S</KeyHint>
          </MainButton>
        </>
      )}
    </Stack>
  );
};
