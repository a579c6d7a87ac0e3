import { Box } from '@mui/material';
import { fileUrl } from '../api';
import type { components } from '../api/schema';
import { texts } from '../i18n';

const { drawingFeedback: words } = texts;

type Drawing = components['schemas']['BlockDrawingView'];

/** px */
const WIDEST = 320;
const TALLEST = 120;

/** A title block, cut from the preview of a drawing that has it; nothing where the drawing has no preview. */
export const BlockPicture = ({ name, drawing }: { name: string; drawing: Drawing }) => {
  const { content, width, height, place } = drawing;
  const source = fileUrl(content);
  if (source === null || width === null || height === null || place === null) return null;
  const ratio = (place.width * width) / (place.height * height);
  return (
    <Box
      sx={{
        position: 'relative',
        overflow: 'hidden',
        // The sheet is white in both themes.
        backgroundColor: 'common.white',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        maxWidth: '100%',
        width: Math.round(Math.min(WIDEST, TALLEST * ratio)),
        aspectRatio: String(ratio),
        marginBlock: 0.5,
      }}
    >
      <Box
        component="img"
        src={source}
        loading="lazy"
        alt={words.picture(name)}
        sx={{
          position: 'absolute',
          width: `${100 / place.width}%`,
          height: `${100 / place.height}%`,
          maxWidth: 'none',
          left: `${(-100 * place.x) / place.width}%`,
          top: `${(-100 * place.y) / place.height}%`,
        }}
      />
    </Box>
  );
};
