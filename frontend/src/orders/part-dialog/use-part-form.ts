import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useOpenOrder } from '../order-screen/order-context';
import { withPart } from '../data/use-order';
import type { LockableField, Part, PartProcess, PartType } from '../types';
import { isNoChange, type PartDraft, withManualValue, withoutLock, withType } from './part-payload';
import { useCalculation } from './use-calculation';
import { usePartSaving } from './use-part-saving';

/** Fields that no figure depends on. */
const WORDS: readonly string[] = ['title', 'reference', 'obs', 'unit'];

/** The draft itself: takes the server's newer version as long as nothing is unsaved. */
const useDraft = (part: Part) => {
  const [draft, setDraft] = useState<PartDraft>(part);
  const [dirty, setDirty] = useState(false);
  const [seen, setSeen] = useState(part);
  if (seen !== part) {
    setSeen(part);
    if (!dirty && part.version !== draft.version) setDraft(part);
  }
  return { draft, setDraft, dirty, setDirty };
};

/** A part as it is being edited: its fields, locks, process rows and figures, and its saving. */
export const usePartForm = (part: Part) => {
  const { order, cache } = useOpenOrder();
  const { draft, setDraft, dirty, setDirty } = useDraft(part);
  const calculation = useCalculation(draft, setDraft);
  const saving = usePartSaving({ id: part.id, orderId: order.id }, calculation, (answer) => {
    setDraft(answer);
    // At once: whoever steps on or closes next must not be asked about what was just saved.
    flushSync(() => setDirty(false));
    cache.change((order) => withPart(order, answer));
    void cache.refresh();
  });

  const edit = (change: (old: PartDraft) => PartDraft, follows = true) => {
    setDraft(change);
    setDirty(true);
    saving.clearErrors();
    if (follows) calculation.follow();
  };

  return {
    ...saving,
    draft,
    dirty,
    calculation,
    change: (change: Partial<PartDraft>) => {
      if (isNoChange(draft, change)) return;
      edit((old) => ({ ...old, ...change }), !Object.keys(change).every((name) => WORDS.includes(name)));
    },
    changeType: (type: PartType) => {
      if (type !== draft.type) edit((old) => withType(old, type));
    },
    changeProcesses: (processes: PartProcess[], follows = true) => {
      edit((old) => ({ ...old, processes }), follows);
    },
    setManually: (field: LockableField, value: number) => {
      if (value !== draft[field]) edit((old) => withManualValue(old, field, value));
    },
    unlock: (field: LockableField) => edit((old) => withoutLock(old, field)),
    /** Clears the locks and takes today's catalogue figures, which a later save then keeps. */
    recalculate: () => {
      const unlocked = { ...draft, locked_values: [] };
      edit(() => unlocked, false);
      return calculation.refresh(unlocked);
    },
    /** What a file sent beside the form changed: no edit of the user's. */
    merge: (change: Partial<PartDraft>) => setDraft((old) => ({ ...old, ...change })),
    saveMine: async () => {
      const version = saving.conflict?.theirs.version;
      saving.settle();
      await saving.save(version);
    },
    /** Drops what was typed and shows what somebody else saved. */
    takeTheirs: () => {
      const theirs = saving.conflict?.theirs;
      if (!theirs) return;
      calculation.stop();
      setDraft(theirs);
      setDirty(false);
      calculation.forgetRefresh();
      cache.change((known) => withPart(known, theirs));
      void cache.refresh();
      saving.settle();
    },
  };
};

export type PartForm = ReturnType<typeof usePartForm>;
