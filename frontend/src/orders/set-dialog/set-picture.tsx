import { Box, Button, CircularProgress, Stack, Typography } from '@mui/material';
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

/** Stands where the picture will be: that it is being made, why there is none, or that none was chosen. */
const NoPicture = ({ file, failure }: { file: File | null; failure?: string }) => {
  if (!file) return <>{text.noImage}</>;
  if (failure !== undefined) return <Box role="alert">{failure}</Box>;
  return (
    <Stack role="status" sx={{ alignItems: 'center', gap: 1.5 }}>
      <CircularProgress size={22} aria-hidden />
      {text.drawingPreview}
    </Stack>
  );
};

/** The set's picture, or the one chosen to replace it, and the control that chooses. */
export const SetPicture = ({ set, form, disabled }: SetPictureProps) => {
  const { picture } = form.values;
  const { url, failure } = usePreview(set.id, picture.file);
  const stored = picture.removed || picture.file ? null : fileUrl(set.content);
  const shown = url ?? stored;
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
          typography: 'small',
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
          <NoPicture file={picture.file} failure={failure} />
        )}
      </Box>
      {picture.file && (
        <Typography variant="small" sx={{ overflowWrap: 'anywhere' }}>
          {picture.file.name}
        </Typography>
      )}
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
