import Add from '@mui/icons-material/Add';
import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined';
import ImageNotSupportedOutlined from '@mui/icons-material/ImageNotSupportedOutlined';
import Remove from '@mui/icons-material/Remove';
import { Box, Stack, Typography } from '@mui/material';
import { type CSSProperties, useEffect, useState } from 'react';
import { fileUrl } from '../../../api';
import { texts } from '../../../i18n';
import { Tool, FRAMED } from '../../../ui';
import type { Place } from '../../data/types';
import { contourAt, ContourOverlay } from '../contours/contour-overlay';
import type { Contours } from '../contours/use-contours';
import { useZoom } from './use-zoom';
import type { View } from './zoom';

const text = texts.orders.partDialog;

/** From here on, in pixels of the screen for each of the fitted drawing, the preview looks blurred. */
const MAGNIFIED = 2.5;

const frame = {
  position: 'relative',
  minHeight: 0,
  overflow: 'hidden',
  ...FRAMED,
} as const;

/** The pane where there is no drawing. */
const NoDrawing = () => (
  <Stack
    sx={{
      ...frame,
      alignItems: 'center',
      justifyContent: 'center',
      gap: 1,
      backgroundColor: 'background.default',
      color: 'text.secondary',
    }}
  >
    <ImageNotSupportedOutlined />
    <Typography variant="small">{texts.orders.parts.noImage}</Typography>
  </Stack>
);

interface DrawingProps {
  url: string;
  title: string;
  /** A sharper picture is to be had. */
  sharper: boolean;
  /** A place that lights up. */
  mark: Place | null;
  /** Null where the drawing has none to choose from. */
  contours: Contours | null;
  onBroken: () => void;
}

/** Placed over the picture as the picture is in its frame: whole, in the middle. */
const Mark = ({ place, size }: { place: Place; size: { width: number; height: number } }) => {
  const room = size.width * 0.006;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={texts.orders.suggestions.mark}
      viewBox={`0 0 ${size.width} ${size.height}`}
      sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' }}
    >
      <Box
        component="rect"
        x={place.x * size.width - room}
        y={place.y * size.height - room}
        width={place.width * size.width + 2 * room}
        height={place.height * size.height + 2 * room}
        rx={room}
        sx={({ palette }) => ({
          fill: palette.primary.main,
          fillOpacity: 0.22,
          stroke: palette.primary.main,
        })}
        strokeWidth={room / 2}
      />
    </Box>
  );
};

/** The sharper picture, once the one that is there has fewer pixels than are shown and the other is loaded. */
const useSharper = (url: string, wanted: boolean): string => {
  const [loaded, setLoaded] = useState<string | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    const picture = new Image();
    picture.src = `${url}?sharp=1`;
    picture.onload = () => setLoaded(picture.src);
    return () => {
      picture.onload = null;
    };
  }, [url, wanted]);
  return loaded ?? url;
};

/** Takes the contour that was pressed out of the cut, or back into it; false where none was. */
const toggled = (contours: Contours | null, target: Element): boolean => {
  const id = contourAt(target);
  if (contours === null || id === null) return false;
  contours.setCut([id], contours.isOut(id));
  return true;
};

/** Moved and scaled; what is drawn over the picture learns the scale from `--zoom`. */
const placed = ({ x, y, scale }: View): CSSProperties =>
  ({ transform: `translate(${x}px, ${y}px) scale(${scale})`, '--zoom': scale }) as CSSProperties;

const Drawing = ({ url, title, sharper, mark, contours, onBroken }: DrawingProps) => {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const { pane, view, dragging, handlers, ...zoom } = useZoom((target) => toggled(contours, target));
  const src = useSharper(url, sharper && view.scale * window.devicePixelRatio > MAGNIFIED);
  return (
    <Box sx={{ ...frame, backgroundColor: '#FFFFFF' }}>
      <Box
        ref={pane}
        role="group"
        aria-label={text.drawingHelp}
        tabIndex={0}
        {...handlers}
        sx={{
          position: 'absolute',
          inset: 0,
          cursor: dragging ? 'grabbing' : 'grab',
          touchAction: 'none',
          '&:focus-visible': { outlineOffset: -3 },
        }}
      >
        <Box sx={{ position: 'absolute', inset: 0 }} style={placed(view)}>
          <Box
            component="img"
            src={src}
            alt={title}
            draggable={false}
            onError={onBroken}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setSize({ width, height })
            }
            sx={{ width: '100%', height: '100%', objectFit: 'contain', display: 'block', userSelect: 'none' }}
          />
          {contours && size && <ContourOverlay contours={contours} />}
          {mark && size && <Mark place={mark} size={size} />}
        </Box>
      </Box>
      <Stack
        direction="row"
        sx={{
          position: 'absolute',
          insetInlineEnd: 8,
          bottom: 8,
          backgroundColor: 'background.paper',
          ...FRAMED,
        }}
      >
        <Tool label={text.zoomOut} icon={<Remove fontSize="small" />} onClick={zoom.zoomOut} />
        <Tool label={text.zoomFit} icon={<FitScreenOutlined fontSize="small" />} onClick={zoom.fit} />
        <Tool label={text.zoomIn} icon={<Add fontSize="small" />} onClick={zoom.zoomIn} />
      </Stack>
    </Box>
  );
};

interface DrawingPaneProps {
  content: string | null;
  title: string;
  /** It is a page of a PDF: there is a sharper picture to zoom into. */
  sharper: boolean;
  mark: Place | null;
  contours: Contours | null;
}

/** The drawing: wheel zooms, drag pans. It never scrolls away. */
export const DrawingPane = ({ content, title, sharper, mark, contours }: DrawingPaneProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  const url = fileUrl(content);
  if (url === null || broken === url) return <NoDrawing />;
  return (
    <Drawing
      key={url}
      url={url}
      title={title}
      sharper={sharper}
      mark={mark}
      contours={contours}
      onBroken={() => setBroken(url)}
    />
  );
};
