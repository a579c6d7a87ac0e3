import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import { texts } from '../../../i18n';
import { EmptyState, useBusy } from '../../../ui';
import { DRAWING_ENDINGS } from '../../shared/drawing-endings';

interface DrawingDropProps {
  /** The name of the field that takes the files. */
  label: string;
  onDrawings: (files: readonly File[]) => Promise<void>;
  /** The contents of the area. @param choose the button that chooses files */
  children: (choose: ReactNode) => ReactNode;
}

/** An area that takes drawings, dropped or chosen. */
export const DrawingDrop = ({ label, onDrawings, children }: DrawingDropProps) => {
  const [busy, run] = useBusy();
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: (files) => files.length > 0 && void run(() => onDrawings(files)),
    noClick: true,
    noKeyboard: true,
    disabled: busy,
  });
  const choose = (
    <Button variant="outlined" startIcon={<UploadFile />} loading={busy} onClick={open}>
      {texts.orders.upload.files}
    </Button>
  );
  return (
    <Box
      {...getRootProps()}
      tabIndex={undefined}
      role={undefined}
      sx={{
        outline: isDragActive ? '2px dashed' : 0,
        outlineColor: (theme) => theme.palette.primary.main,
        outlineOffset: -6,
      }}
    >
      <input {...getInputProps()} accept={DRAWING_ENDINGS} multiple aria-label={label} />
      {children(choose)}
    </Box>
  );
};

interface FirstDropProps {
  message: string;
  onDrawings: (files: readonly File[]) => Promise<void>;
}

/** Takes the drawings that become the parts of an order's first set. */
export const FirstDrop = ({ message, onDrawings }: FirstDropProps) => (
  <DrawingDrop label={`${texts.orders.upload.files}: ${texts.orders.sets.title}`} onDrawings={onDrawings}>
    {(choose) => <EmptyState message={message} action={choose} />}
  </DrawingDrop>
);
