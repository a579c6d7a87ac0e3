import { TextField } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { EditSessionDialogs } from '../../editing';
import { texts } from '../../i18n';
import type { OrderSet } from '../data/types';
import { useComparison } from '../shared/use-comparison';
import { SET_FIELDS, useSetNameSession } from './use-set-session';

interface SetNameProps {
  set: OrderSet;
  /** @param byKey the focus belongs where the name was */
  onClose: (byKey: boolean) => void;
}

/** A set's name as it is changed in its place: Enter and leaving the field save it, Escape leaves it as it was. */
export const SetName = ({ set, onClose }: SetNameProps) => {
  const form = useSetNameSession(set);
  const compare = useComparison(SET_FIELDS);
  const asks = form.conflict !== null || form.held !== null;
  const save = async (byKey: boolean) => {
    if (!form.dirty || (await form.save())) onClose(byKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      void save(true);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      onClose(true);
    }
  };
  return (
    <>
      <TextField
        size="small"
        autoFocus
        value={form.values.name}
        error={form.errors.name !== undefined}
        helperText={form.errors.name}
        onChange={(event) => form.change({ name: event.target.value })}
        onFocus={(event) => event.target.select()}
        onBlur={() => {
          if (!asks && !form.saving) void save(false);
        }}
        onKeyDown={onKeyDown}
        slotProps={{ htmlInput: { 'aria-label': texts.orders.sets.nameOf(set.name), maxLength: 255 } }}
        sx={{ flex: '1 1 200px', maxWidth: 420, marginBlock: 0.75 }}
      />
      <EditSessionDialogs session={form} compare={compare} onResolved={() => onClose(true)} />
    </>
  );
};
