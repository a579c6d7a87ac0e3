import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItemButton,
  ListItemText,
} from '@mui/material';
import { useId } from 'react';
import { texts } from '../../../i18n';
import { sets, transfer as text } from '../../../i18n/orders';
import type { OrderSet } from '../../data/types';

interface SetChoiceDialogProps {
  title?: string;
  sets: readonly OrderSet[];
  onChoose: (set: OrderSet) => void;
  onClose: () => void;
}

/** Asks which set parts go to. */
export const SetChoiceDialog = ({
  title = text.chooseSet,
  sets: all,
  onChoose,
  onClose,
}: SetChoiceDialogProps) => {
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { width: 400, maxWidth: 'calc(100% - 32px)' } } }}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ paddingInline: 1 }}>
        <List disablePadding>
          {all.map((set, index) => (
            <ListItemButton key={set.id} autoFocus={index === 0} onClick={() => onChoose(set)}>
              <ListItemText
                primary={set.name}
                secondary={sets.partsCount(set.parts.length)}
                slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
              />
            </ListItemButton>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.common.cancel}</Button>
      </DialogActions>
    </Dialog>
  );
};
