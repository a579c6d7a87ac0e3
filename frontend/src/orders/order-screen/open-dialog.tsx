import { lazy, Suspense, useMemo, useState } from 'react';
import { GoneProvider, useGone } from '../../editing';
import { texts } from '../../i18n';
import { usePrefetch } from '../../ui';
import { SetDialog } from '../set-dialog';
import type { Order, OrderSet, Part } from '../data/types';
import type { DialogAddress } from './use-dialog-address';

const loadPartDialog = () => import('../part-dialog');
const PartDialog = lazy(async () => ({ default: (await loadPartDialog()).PartDialog }));

/** What a dialog is about: a part, or else the set. */
interface Shown {
  set: OrderSet;
  part: Part | null;
}

const shownIn = (order: Order, { part: partId, set: setId }: DialogAddress): Shown | null => {
  for (const set of order.sets) {
    const part = set.parts.find(({ id }) => id === partId);
    if (part) return { set, part };
  }
  const set = order.sets.find(({ id }) => id === setId);
  return set ? { set, part: null } : null;
};

const isShown = ({ set, part }: Shown, dialog: DialogAddress): boolean =>
  part ? part.id === dialog.part : set.id === dialog.set;

/** The dialog that the address names, if the order has what it is about. */
const DialogOf = ({ shown, dialog }: { shown: Shown; dialog: DialogAddress }) =>
  shown.part ? (
    <Suspense fallback={null}>
      <PartDialog
        key={`${shown.part.id}`}
        part={shown.part}
        siblings={shown.set.parts}
        showEarlier={dialog.earlier}
        onStep={(id) => dialog.replace('part', id)}
        onClose={dialog.close}
      />
    </Suspense>
  ) : (
    <SetDialog key={shown.set.id} set={shown.set} onClose={dialog.close} />
  );

/** Something deleted meanwhile stays open, as it was, until what was typed into it is let go. */
export const OpenDialog = ({ order, dialog }: { order: Order; dialog: DialogAddress }) => {
  usePrefetch(loadPartDialog);
  const ofOrder = useGone();
  const found = shownIn(order, dialog);
  const [last, setLast] = useState(found);
  if (found && (found.part ?? found.set) !== (last?.part ?? last?.set)) setLast(found);
  const known = last && isShown(last, dialog) ? last : null;
  const shown = found ?? known;
  const message = shown?.part ? texts.orders.screen.partGone : texts.orders.screen.setGone;
  const { close } = dialog;
  const isGone = !found && known !== null;
  const gone = useMemo(() => (isGone ? { message, onLetGo: close } : null), [isGone, message, close]);
  return (
    shown && (
      <GoneProvider value={ofOrder ?? gone}>
        <DialogOf shown={shown} dialog={dialog} />
      </GoneProvider>
    )
  );
};
