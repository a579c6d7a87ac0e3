import Add from '@mui/icons-material/Add';
import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined';
import ImageNotSupportedOutlined from '@mui/icons-material/ImageNotSupportedOutlined';
import Remove from '@mui/icons-material/Remove';
import { Box, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { fileUrl } from '../../api';
import { texts } from '../../i18n';
import { useZoom } from './use-zoom';

const text = texts.orders.partDialog;

const frame = {
  position: 'relative',
  minHeight: 0,
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

/** What stands where there is no drawing. */
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
    <Typography sx={{ fontSize: 13 }}>{texts.orders.parts.noImage}</Typography>
  </Stack>
);

const Tool = ({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) => (
  <Tooltip title={label}>
    <IconButton aria-label={label} onClick={onClick}>
      {icon}
    </IconButton>
  </Tooltip>
);

const Drawing = ({ url, title, onBroken }: { url: string; title: string; onBroken: () => void }) => {
  const { pane, view, dragging, handlers, ...zoom } = useZoom();
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
        <Box
          component="img"
          src={url}
          alt={title}
          draggable={false}
          onError={onBroken}
          sx={{ width: '100%', height: '100%', objectFit: 'contain', display: 'block', userSelect: 'none' }}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        />
      </Box>
      <Stack
        direction="row"
        sx={{
          position: 'absolute',
          insetInlineEnd: 8,
          bottom: 8,
          backgroundColor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        <Tool label={text.zoomOut} icon={<Remove fontSize="small" />} onClick={zoom.zoomOut} />
        <Tool label={text.zoomFit} icon={<FitScreenOutlined fontSize="small" />} onClick={zoom.fit} />
        <Tool label={text.zoomIn} icon={<Add fontSize="small" />} onClick={zoom.zoomIn} />
      </Stack>
    </Box>
  );
};

/** The drawing: wheel zooms, drag pans. It never scrolls away. */
export const DrawingPane = ({ content, title }: { content: string | null; title: string }) => {
  const [broken, setBroken] = useState<string | null>(null);
  const url = fileUrl(content);
  if (url === null || broken === url) return <NoDrawing />;
  return <Drawing key={url} url={url} title={title} onBroken={() => setBroken(url)} />;
};
