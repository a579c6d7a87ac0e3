import { Box, TextField } from '@mui/material';
import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { EditSessionDialogs, useComparison } from '../../editing';
import { texts } from '../../i18n';
import { FigureField, VISUALLY_HIDDEN } from '../../ui';
import type { OrderSet } from '../data/types';
import { SET_FIELDS, useSetSessionInPlace } from './use-set-session';

const text = texts.orders.sets;

interface SetInPlaceProps {
  set: OrderSet;
  /** The field that has the focus first. */
  field: 'name' | 'quantity';
  /** @param byKey the focus belongs where the fields were */
  onClose: (byKey: boolean) => void;
}

const styles = {
  display: 'flex',
  flex: '1 1 260px',
  maxWidth: 520,
  gap: 0.5,
  '& label': VISUALLY_HIDDEN,
  '& > :first-of-type': { flexGrow: 1 },
  '& > :last-of-type': { width: 84, flexShrink: 0 },
  // Of a row's height, also in the grid; the message at a refused field covers the rows below.
  '& .MuiInputBase-input': { paddingBlock: '3px' },
  '& .MuiFormHelperText-root': {
    position: 'absolute',
    insetBlockStart: '100%',
    zIndex: 3,
    backgroundColor: 'background.paper',
  },
} as const;

/** A set's name and quantity in their place: Enter and leaving the fields save them, Escape leaves them as they were. */
export const SetInPlace = ({ set, field, onClose }: SetInPlaceProps) => {
  const form = useSetSessionInPlace(set);
  const compare = useComparison(SET_FIELDS);
  const asks = form.conflict !== null || form.held !== null;
  const ended = useRef(false);
  const end = (byKey: boolean) => {
    // The focus that goes elsewhere now leaves the fields, which saves them no more.
    ended.current = true;
    onClose(byKey);
  };
  const save = async (byKey: boolean) => {
    if (!form.dirty || (await form.save())) end(byKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      void save(true);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      end(true);
    }
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isLeft = !ended.current && !currentTarget.contains(relatedTarget);
    if (isLeft && !asks && !form.saving) void save(false);
  };
  return (
    <>
      <Box onKeyDown={onKeyDown} onBlur={onBlur} sx={styles}>
        <TextField
          autoFocus={field === 'name'}
          value={form.values.name}
          error={form.errors.name !== undefined}
          helperText={form.errors.name}
          onChange={(event) => form.change({ name: event.target.value })}
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { 'aria-label': text.nameOf(set.name), maxLength: 255 } }}
        />
        <FigureField
          bare
          autoFocus={field === 'quantity'}
          figure="set_quantity"
          label={text.quantityOf(set.name)}
          value={form.values.quantity}
          onChange={(quantity) => form.change({ quantity: quantity ?? 0 })}
          error={form.errors.quantity}
        />
      </Box>
      <EditSessionDialogs session={form} compare={compare} onResolved={() => end(true)} />
    </>
  );
};
