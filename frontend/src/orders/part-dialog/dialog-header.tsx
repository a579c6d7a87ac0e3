import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Button, IconButton, InputAdornment, Stack, TextField, Typography } from '@mui/material';
import { fileUrl } from '../../api';
import { texts } from '../../i18n';
import { Quiet, Tool, useNarrow } from '../../ui';
import { ShortcutHelp } from '../shared/shortcut-help';
import { useOpenPart } from './open-part';
import { GhostOf } from './fields/ghost';

const text = texts.orders.partDialog;

interface StepperProps {
  position: number;
  total: number;
  onPrevious?: () => void;
  onNext?: () => void;
}

const Stepper = ({ position, total, onPrevious, onNext }: StepperProps) => (
  <Stack direction="row" sx={{ alignItems: 'center', flexShrink: 0 }}>
    <Tool
      label={text.previous}
      icon={<ChevronLeft fontSize="small" />}
      disabled={!onPrevious}
      onClick={onPrevious}
    />
    <Quiet sx={{ whiteSpace: 'nowrap' }}>{text.position(position, total)}</Quiet>
    <Tool label={text.next} icon={<ChevronRight fontSize="small" />} disabled={!onNext} onClick={onNext} />
  </Stack>
);

/** The uploaded file itself, under its own name. */
const Original = () => {
  const { original } = useOpenPart().form.draft;
  const url = fileUrl(original?.path);
  if (!original || url === null) return null;
  return (
    <Button
      component="a"
      href={url}
      download={original.name}
      size="small"
      endIcon={<DownloadOutlined />}
      aria-label={text.downloadOriginal(original.name)}
      sx={{
        display: { xs: 'none', sm: 'inline-flex' },
        maxWidth: 220,
        flexShrink: 0,
        color: 'text.secondary',
      }}
    >
      <Typography component="span" noWrap variant="note">
        {original.name}
      </Typography>
    </Button>
  );
};

/** The name; what the drawing calls the part stands at its end, on a phone below it. */
const Title = () => {
  const { form, disabled } = useOpenPart();
  const below = useNarrow('sm');
  return (
    <GhostOf field="title" beside>
      {({ hint, describedBy }) => (
        <TextField
          value={form.draft.title}
          disabled={disabled}
          placeholder={text.name}
          onChange={(event) => form.change({ title: event.target.value })}
          error={form.errors.title !== undefined}
          helperText={form.errors.title ?? (below && hint)}
          slotProps={{
            input: {
              endAdornment: hint && !below && (
                <InputAdornment position="end" sx={{ maxWidth: '55%', height: 'auto', maxHeight: 'none' }}>
                  {hint}
                </InputAdornment>
              ),
            },
            htmlInput: {
              'aria-label': text.name,
              ...(form.errors.title === undefined && { 'aria-describedby': describedBy }),
              autoComplete: 'off',
              style: { fontWeight: 600, textOverflow: 'ellipsis' },
            },
          }}
        />
      )}
    </GhostOf>
  );
};

interface DialogHeaderProps extends StepperProps {
  onClose: () => void;
}

/** Which part of the set this is, the way to its neighbours, its name, its file. */
export const DialogHeader = ({ onClose, ...stepper }: DialogHeaderProps) => (
  <Stack
    component="header"
    direction="row"
    sx={{
      alignItems: 'center',
      gap: { xs: 0.5, sm: 1.5 },
      padding: { xs: '8px', sm: '10px 14px' },
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <Stepper {...stepper} />
    <Title />
    <Original />
    <ShortcutHelp />
    <IconButton aria-label={texts.common.close} onClick={onClose}>
      <Close fontSize="small" />
    </IconButton>
  </Stack>
);
