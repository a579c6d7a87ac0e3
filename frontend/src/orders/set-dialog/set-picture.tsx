import { Box, Button, Stack, Typography } from '@mui/material';
import { fileUrl } from '../../api';
import { texts } from '../../i18n';
import { DRAWING_ENDINGS } from '../shared/drawing-endings';
import { FileButton } from '../../ui';
import type { OrderSet } from '../types';
import type { SetForm } from './use-set-form';

const text = texts.orders.sets;

interface SetPictureProps {
  set: OrderSet;
  form: SetForm;
  disabled: boolean;
}

/** The set's picture, or the one chosen to replace it, and the control that chooses. */
export const SetPicture = ({ set, form, disabled }: SetPictureProps) => {
  const { image } = form;
  const stored = image.removed || image.file ? null : fileUrl(set.content);
  const shown = image.preview ?? stored;
  return (
    <Stack sx={{ gap: 1, minWidth: 0 }}>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          flexGrow: 1,
          minHeight: 240,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'hidden',
          backgroundColor: shown ? '#FFFFFF' : 'background.default',
          color: 'text.secondary',
          fontSize: 13,
          textAlign: 'center',
        }}
      >
        {shown ? (
          <Box
            component="img"
            src={shown}
            alt={text.image}
            sx={{ maxWidth: '100%', maxHeight: 420, objectFit: 'contain', display: 'block' }}
          />
        ) : (
          (image.file?.name ?? text.noImage)
        )}
      </Box>
      {!disabled && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <FileButton
            label={text.chooseImage}
            accept={DRAWING_ENDINGS}
            onFile={async (file) => image.choose(file)}
          />
          {(shown || image.file) && (
            <Button size="small" onClick={image.remove}>
              {text.removeImage}
            </Button>
          )}
        </Stack>
      )}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {text.imageHint}
      </Typography>
    </Stack>
  );
};
