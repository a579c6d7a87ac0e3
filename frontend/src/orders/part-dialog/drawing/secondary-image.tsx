import { Box, Stack, Typography } from '@mui/material';
import { fileUrl } from '../../../api';
import { texts } from '../../../i18n';
import { DRAWING_ENDINGS } from '../../shared/drawing-endings';
import { FileButton } from '../../../ui';
import type { PartSession } from '../session/use-part-session';
import { usePartFile } from './use-part-file';

const text = texts.orders.partDialog;

/** A second picture of the part, sent as soon as it is chosen. */
export const SecondaryImage = ({ form, disabled }: { form: PartSession; disabled: boolean }) => {
  const { draft } = form;
  const send = usePartFile(form, 'secondary');
  const thumbnail = fileUrl(draft.secondary_thumbnail ?? draft.secondary_content);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, minHeight: 56 }}>
      {thumbnail && (
        <Box
          component="a"
          href={fileUrl(draft.secondary_content) ?? thumbnail}
          target="_blank"
          rel="noreferrer"
          aria-label={text.secondary}
          sx={{ lineHeight: 0, borderRadius: 1, border: 1, borderColor: 'divider', overflow: 'hidden' }}
        >
          <Box
            component="img"
            src={thumbnail}
            alt={text.secondary}
            sx={{ width: 72, height: 54, objectFit: 'contain', backgroundColor: '#FFFFFF' }}
          />
        </Box>
      )}
      <Box sx={{ flexGrow: 1 }}>
        <Typography variant="small" sx={{ fontWeight: 550 }}>
          {text.secondary}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {text.secondaryHint}
        </Typography>
      </Box>
      {!disabled && (
        <FileButton
          label={thumbnail ? text.replaceSecondary : text.sendSecondary}
          accept={DRAWING_ENDINGS}
          onFile={send}
        />
      )}
    </Stack>
  );
};
