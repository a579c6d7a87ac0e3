import { Button, List, ListItemButton, ListItemText } from '@mui/material';
import { texts } from '../../../i18n';
import { sets, transfer as text } from '../../../i18n/orders';
import { TitledDialog } from '../../../ui';
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
}: SetChoiceDialogProps) => (
  <TitledDialog
    title={title}
    width={400}
    onClose={onClose}
    contentSx={{ paddingInline: 1 }}
    actions={<Button onClick={onClose}>{texts.common.cancel}</Button>}
  >
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
  </TitledDialog>
);
