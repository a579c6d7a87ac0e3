import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, fieldMessages, messageOf } from '../../api';
import { texts } from '../../i18n';
import { useBusy, useToast } from '../../ui';
import { partsApi } from '../data/orders-api';
import { withPart } from '../data/use-order';
import { leaveField } from '../shared/leave-field';
import { useOpenOrder } from '../order-screen/order-context';
import type { LockableField, Part, PartProcess, PartType } from '../types';
import {
  isNoChange,
  type PartDraft,
  payloadOf,
  withManualValue,
  withoutLock,
  withType,
} from './part-payload';
import { useCalculation } from './use-calculation';

const text = texts.orders.parts;

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
  const { cache } = useOpenOrder();
  const toast = useToast();
  const { draft, setDraft, dirty, setDirty } = useDraft(part);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [conflict, setConflict] = useState<string | null>(null);
  const [saving, run] = useBusy();
  const calculation = useCalculation(draft, setDraft);

  const edit = (change: (old: PartDraft) => PartDraft, follows = true) => {
    setDraft(change);
    setDirty(true);
    setErrors({});
    if (follows) calculation.follow();
  };

  const take = (answer: Part) => {
    setDraft(answer);
    setErrors({});
    // At once: whoever steps on or closes next must not be asked about what was just saved.
    flushSync(() => setDirty(false));
    cache.change((order) => withPart(order, answer));
    void cache.refresh();
  };

  const refused = (error: unknown) => {
    setErrors(fieldMessages(error));
    if (error instanceof ApiError && error.status === 409) setConflict(error.message);
    else toast(messageOf(error, text.saveFailed));
  };

  /** Whether it was saved. An edit still in a field ends first, and a running calculation is waited for. */
  const save = async (): Promise<boolean> => {
    leaveField();
    const now = await calculation.settled();
    if (!now.id || !now.set_id || now.type === null) {
      toast(text.noType);
      return false;
    }
    try {
      take(await partsApi.update(now.set_id, now.id, { ...payloadOf(now), version: now.version }));
      toast(text.updated, 'success');
      return true;
    } catch (error) {
      refused(error);
      return false;
    }
  };

  return {
    draft,
    dirty,
    errors,
    saving,
    run,
    save,
    conflict,
    calculation,
    change: (change: Partial<PartDraft>) => {
      if (isNoChange(draft, change)) return;
      edit((old) => ({ ...old, ...change }), !Object.keys(change).every((name) => WORDS.includes(name)));
    },
    changeType: (type: PartType) => {
      if (type !== draft.type) edit((old) => withType(old, type));
    },
    changeProcesses: (processes: PartProcess[], follows = true) =>
      edit((old) => ({ ...old, processes }), follows),
    setManually: (field: LockableField, value: number) => {
      if (value !== draft[field]) edit((old) => withManualValue(old, field, value));
    },
    unlock: (field: LockableField) => edit((old) => withoutLock(old, field)),
    recalculate: () => {
      const unlocked = { ...draft, locked_values: [] };
      edit(() => unlocked, false);
      return calculation.refresh(unlocked);
    },
    /** Figures of a file sent beside the form: no edit of the user's. */
    merge: (change: Partial<PartDraft>) => setDraft((old) => ({ ...old, ...change })),
    keep: () => setConflict(null),
    reload: async () => {
      calculation.stop();
      await cache.refresh();
      const fresh = cache
        .current()
        ?.sets.flatMap(({ parts }) => parts)
        .find(({ id }) => id === part.id);
      if (fresh) setDraft(fresh);
      setDirty(false);
      setConflict(null);
    },
  };
};

export type PartForm = ReturnType<typeof usePartForm>;
