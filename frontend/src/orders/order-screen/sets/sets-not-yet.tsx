import Add from '@mui/icons-material/Add';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { Box, Button } from '@mui/material';
import { useDropzone } from 'react-dropzone';
import { texts } from '../../../i18n';
import { EmptyState, Panel, useBusy, useToast } from '../../../ui';
import { DRAWING_ENDINGS } from '../../shared/drawing-endings';
import { firstDrawings } from './first-drawings';

const text = texts.orders.sets;

interface SetsNotYetProps {
  /** Stores the order; whether that succeeded. Its screen then makes a set of the drawings. */
  onSave: () => Promise<boolean>;
}

interface FirstDropProps {
  message: string;
  onDrawings: (files: readonly File[]) => Promise<void>;
}

/** Takes the drawings that become the parts of an order's first set, dropped or chosen. */
export const FirstDrop = ({ message, onDrawings }: FirstDropProps) => {
  const [busy, run] = useBusy();
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: (files) => files.length > 0 && void run(() => onDrawings(files)),
    noClick: true,
    noKeyboard: true,
    disabled: busy,
  });
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
      <input
        {...getInputProps()}
        accept={DRAWING_ENDINGS}
        multiple
        aria-label={`${texts.orders.upload.files}: ${text.title}`}
      />
      <EmptyState
        message={message}
        action={
          <Button variant="outlined" startIcon={<UploadFile />} loading={busy} onClick={open}>
            {texts.orders.upload.files}
          </Button>
        }
      />
    </Box>
  );
};

/**
 * Stands in a new order in place of its sets: the button says what to do first, and drawings that are dropped or
 * chosen store the order and become its first set.
 */
export const SetsNotYet = ({ onSave }: SetsNotYetProps) => {
  const toast = useToast();
  return (
    <Panel
      title={text.title}
      actions={
        <Button size="small" startIcon={<Add />} onClick={() => toast(text.createOrderFirst, 'warning')}>
          {text.new}
        </Button>
      }
    >
      <FirstDrop
        message={`${text.createOrderFirst} ${text.orDrawings}`}
        onDrawings={async (files) => {
          firstDrawings.choose(files);
          if (!(await onSave())) firstDrawings.choose([]);
        }}
      />
    </Panel>
  );
};
