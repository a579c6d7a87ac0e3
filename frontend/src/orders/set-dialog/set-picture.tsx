import { Box, Button, CircularProgress, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { fileUrl, messageOf } from '../../api';
import { texts } from '../../i18n';
import { FileButton, Quiet, FRAMED } from '../../ui';
import { setsApi } from '../data/parts-api';
import type { OrderSet } from '../data/types';
import { DRAWING_ENDINGS } from '../shared/drawing-endings';
import { chosenPicture, NO_PICTURE, type SetSession } from './use-set-session';

const text = texts.orders.sets;

/** Pictures that a browser shows by itself; everything else is made one by the server, as saving would. */
const SHOWN_BY_BROWSER = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** The picture of a chosen file: its address, or why it has none; neither while it is being made. */
interface Preview {
  url?: string;
  failure?: string;
}

/** The preview of a picture that is chosen but not saved yet. */
const usePreview = (setId: number, file: File | null): Preview => {
  const [made, setMade] = useState<(Preview & { file: File }) | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    let url: string | undefined;
    const make = async () => {
      try {
        const picture = SHOWN_BY_BROWSER.includes(file.type)
          ? await Promise.resolve(file)
          : await setsApi.previewPicture(setId, file, signal);
        if (signal.aborted) return;
        url = URL.createObjectURL(picture);
        setMade({ file, url });
      } catch (error) {
        if (!signal.aborted) setMade({ file, failure: messageOf(error, texts.orders.sets.previewFailed) });
      }
    };
    void make();
    return () => {
      ended.abort();
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [setId, file]);
  return file !== null && made?.file === file ? made : {};
};

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
          ...FRAMED,
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
      <Quiet variant="caption">{text.imageHint}</Quiet>
    </Stack>
  );
};
