import { useMemo, useRef } from 'react';
import { messageOf } from '../../../api';
import { bindingOf, useEditSession } from '../../../editing';
import { changedFields } from '../../../editing/fields';
import { texts } from '../../../i18n';
import { useOpenOrder } from '../../data/open-order';
import { ordersApi } from '../../data/orders-api';
import { partsApi } from '../../data/parts-api';
import type { LockableField, OrderEvent, Part, PartProcess, PartType } from '../../data/types';
import { withSavedPart } from '../../data/use-order';
import { useCalculation } from '../calculation/use-calculation';
import {
  editedFields,
  isNoChange,
  type PartDraft,
  type PartEdit,
  partEditOf,
  payloadOf,
  sameEdit,
  withManualValue,
  withoutLock,
  withType,
  WORDS,
} from '../draft/part-payload';

const text = texts.orders.parts;

/** Which events may have changed a part: its own, and those of the order's markup and of all its parts. */
const concerns =
  (partId: number) =>
  ({ details }: OrderEvent): boolean => {
    const { part_id, part_ids, markup } = details ?? {};
    if (Array.isArray(part_ids)) return part_ids.includes(partId);
    return part_id === partId || (part_id === undefined && markup !== undefined);
  };

/** Whether nothing that is edited differs: others have moved the part, or put its set in another order. */
const isUnchanged = (newer: PartEdit, stored: PartEdit): boolean =>
  changedFields([...new Set([...editedFields(newer), ...editedFields(stored)])], newer, stored).length === 0;

/** Stores the part and puts the answer in its place in the order. */
const useStore = () => {
  const { cache } = useOpenOrder();
  return async (edit: PartEdit): Promise<PartEdit> => {
    const payload = { ...payloadOf(edit), version: edit.version, refresh: edit.refresh };
    const answer = await partsApi.update(edit.set_id, edit.id, payload);
    cache.change((order) => withSavedPart(order, answer));
    void cache.refreshHistory();
    const { order_totals: _totals, ...part } = answer;
    return partEditOf(part);
  };
};

/** The part's fields and their saving; `settled` waits for the calculation that is on its way. */
const useSaving = (part: Part, calculation: { settled: () => Promise<void>; stop: () => void }) => {
  const { order, cache } = useOpenOrder();
  const save = useStore();
  const fields = useMemo(() => partEditOf(part), [part]);
  return useEditSession<PartEdit, OrderEvent>({
    fields,
    draft: `part-${part.id}`,
    edited: editedFields,
    validate: ({ type }) => (type === null ? { root: text.noType } : {}),
    settled: calculation.settled,
    save,
    saved: text.updated,
    failure: (error) => messageOf(error, text.saveFailed),
    load: async () => partEditOf(await partsApi.get(part.id)),
    history: () => ordersApi.history(order.id),
    concerns: concerns(part.id),
    merges: isUnchanged,
    same: sameEdit,
    onOtherTaken: () => {
      calculation.stop();
      void cache.refresh();
    },
    leaves: ({ to }) => new URLSearchParams(to.search).get('part') !== String(part.id),
  });
};

/** Shows at the fields what the calculation refused, and takes it back with the next answer. */
const useRefusals = ({ form }: Pick<ReturnType<typeof useSaving>, 'form'>) => {
  const refused = useRef<string[]>([]);
  return (messages: Record<string, string>) => {
    form.clearErrors(refused.current);
    for (const [name, message] of Object.entries(messages)) form.setError(name, { type: 'server', message });
    refused.current = Object.keys(messages);
  };
};

/** A part as it is being edited: its fields, locks, process rows and figures, and its saving. */
export const usePartSession = (part: Part) => {
  const calculation = useCalculation();
  const session = useSaving(part, calculation);
  const { read } = session;
  const sheet = { read, put: session.put, refuse: useRefusals(session) };

  const edit = (change: Partial<PartEdit>, follows = true) => {
    session.change(change);
    if (follows) calculation.follow(sheet);
  };

  const change = (changed: Partial<PartDraft>) => {
    if (isNoChange(read(), changed)) return;
    edit(changed, !Object.keys(changed).every((name) => WORDS.includes(name)));
  };

  return {
    ...session,
    draft: session.values,
    /** Figures follow from what the other version brought into the form. */
    stay: () => {
      session.stay();
      calculation.follow(sheet);
    },
    calculation: { ...calculation, explain: () => calculation.explain(sheet) },
    change,
    ...bindingOf({ values: session.values, errors: session.errors, change }),
    changeType: (type: PartType, clearsNcm = false) => {
      if (type !== read().type) edit(withType(read(), type, clearsNcm));
    },
    changeProcesses: (processes: PartProcess[], follows = true) => edit({ processes }, follows),
    setManually: (field: LockableField, value: number) => {
      if (!Object.is(value, read()[field])) edit(withManualValue(read(), field, value));
    },
    unlock: (field: LockableField) => edit(withoutLock(read(), field)),
    /**
     * A part that is weighed by its drawing's area is weighed by the new one's, or by its outer size where it has none; rules
     * give their minutes by what the new one says. Both are to be saved: a later save would bring them in unseen.
     */
    followDrawing: (pattern: Part['flat_pattern']) => {
      const { true_area, processes } = read();
      if (true_area) edit({ true_area: pattern !== null && pattern.net_area > 0 });
      else if (processes.some(({ pivot }) => pivot.rule === true)) edit({});
    },
    /** Clears the locks and takes today's catalogue figures, which a later save then keeps. */
    recalculate: () => {
      edit({ locked_values: [], refresh: true }, false);
      return calculation.now(sheet);
    },
  };
};

export type PartSession = ReturnType<typeof usePartSession>;
