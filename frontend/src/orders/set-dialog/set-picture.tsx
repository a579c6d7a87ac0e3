import { Box, Button, Stack, Typography } from '@mui/material';
import { fileUrl } from '../../api';
import { texts } from '../../i18n';
import { DRAWING_ENDINGS } from '../shared/drawing-endings';
import { FileButton } from '../../ui';
import type { OrderSet } from '../data/types';
import { chosenPicture, NO_PICTURE } from './set-edit';
import { usePreview } from './use-preview';
import type { SetSession } from './use-set-session';

const text = texts.orders.sets;

interface SetPictureProps {
  set: OrderSet;
  form: SetSession;
  disabled: boolean;
}

/** The set's picture, or the one chosen to replace it, and the control that chooses. */
export const SetPicture = ({ set, form, disabled }: SetPictureProps) => {
  const { picture } = form.values;
  const preview = usePreview(picture.file);
  const stored = picture.removed || picture.file ? null : fileUrl(set.content);
  const shown = preview ?? stored;
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
          (picture.file?.name ?? text.noImage)
        )}
      </Box>
      {!disabled && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <FileButton
            label={text.chooseImage}
            accept={DRAWING_ENDINGS}
            onFile={async (file) => form.change({ picture: chosenPicture(file) })}
          />
          {(shown || picture.file) && (
            <Button size="small" onClick={() => form.change({ picture: NO_PICTURE })}>
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
