import { lazy, Suspense, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { GoneProvider, useGone } from '../../editing';
import { texts } from '../../i18n';
import { usePrefetch } from '../../ui';
import type { Order, OrderSet, Part } from '../data/types';
import { SetDialog } from '../set-dialog/set-dialog';

type DialogName = 'part' | 'set';

const numberIn = (query: URLSearchParams, name: DialogName): number | null => {
  const value = query.get(name);
  return value !== null && /^\d+$/.test(value) ? Number(value) : null;
};

/**
 * The open dialog in the address (`?part=12`, `?set=3`). Opening is a step in the history, so that the browser's back
 * closes it; closing takes that step back where there is one, so that back never opens it again.
 */
export const useDialogAddress = () => {
  const { pathname, search, state } = useLocation() as Location<{
    dialog?: boolean;
    earlier?: boolean;
  } | null>;
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const opened = state?.dialog === true;

  return {
    part: numberIn(query, 'part'),
    set: numberIn(query, 'set'),
    /** The address names a set, but by no number. */
    setUnreadable: query.has('set') && numberIn(query, 'set') === null,
    /** The part was opened for its earlier ones. */
    earlier: state?.earlier === true,
    open: (name: DialogName, id: number, earlier = false) =>
      void navigate(`${pathname}?${name}=${id}`, { state: { dialog: true, earlier } }),
    replace: (name: DialogName, id: number) =>
      void navigate(`${pathname}?${name}=${id}`, { replace: true, state: { dialog: opened } }),
    close: () => void (opened ? navigate(-1) : navigate(pathname, { replace: true })),
  };
};

export type DialogAddress = ReturnType<typeof useDialogAddress>;

const loadPartDialog = () => import('../part-dialog/part-dialog');
const PartDialog = lazy(async () => ({ default: (await loadPartDialog()).PartDialog }));

/** The subject of a dialog: a part, or else the set. */
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

const goneText = ({ part }: Shown): string =>
  part ? texts.orders.screen.partGone : texts.orders.screen.setGone;

/** Something deleted meanwhile stays open, as it was, until what was typed into it is let go. */
export const OpenDialog = ({ order, dialog }: { order: Order; dialog: DialogAddress }) => {
  usePrefetch(loadPartDialog);
  const ofOrder = useGone();
  const found = shownIn(order, dialog);
  const [last, setLast] = useState(found);
  if (found && (found.part ?? found.set) !== (last?.part ?? last?.set)) setLast(found);
  const known = last && isShown(last, dialog) ? last : null;
  const shown = found ?? known;
  const gone = !found && known ? { message: goneText(known), onLetGo: dialog.close } : null;
  return (
    shown && (
      <GoneProvider value={ofOrder ?? gone}>
        <DialogOf shown={shown} dialog={dialog} />
      </GoneProvider>
    )
  );
};
