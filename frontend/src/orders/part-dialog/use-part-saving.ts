import { useState } from 'react';
import { fieldMessages, messageOf } from '../../api';
import { texts } from '../../i18n';
import { useBusy, useToast } from '../../ui';
import { partsApi } from '../data/orders-api';
import { isConflict, useConflict } from '../shared/conflict';
import { leaveField } from '../shared/leave-field';
import type { Part } from '../types';
import { payloadOf } from './part-payload';
import type { PartCalculation } from './use-calculation';

const text = texts.orders.parts;

/**
 * Saves a part.
 * @param part which one, and of which order
 * @param calculation what is being calculated, and whether Recalcular was pressed since the last save
 * @param onSaved takes the server's answer
 */
export const usePartSaving = (
  { id, orderId }: { id: number; orderId: number },
  { settled, refreshed, forgetRefresh }: Pick<PartCalculation, 'settled' | 'refreshed' | 'forgetRefresh'>,
  onSaved: (part: Part) => void,
) => {
  const toast = useToast();
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const { conflict, raise, settle } = useConflict({
    orderId,
    load: () => partsApi.get(id),
    // A change of the order's markup changes its parts as well.
    concerns: ({ details }) =>
      details?.part_id === id || (details?.part_id === undefined && details?.markup !== undefined),
  });
  const [saving, run] = useBusy();

  const refused = async (error: unknown) => {
    setErrors(fieldMessages(error));
    if (isConflict(error)) await raise(text.saveFailed);
    else toast(messageOf(error, text.saveFailed));
  };

  /**
   * Whether it was saved. An edit still in a field ends first, and a running calculation is waited for.
   * @param over the version that is saved over; its own unless somebody else's was shown and refused
   */
  const save = async (over?: number): Promise<boolean> => {
    leaveField();
    const draft = await settled();
    if (!draft.id || !draft.set_id || draft.type === null) {
      toast(text.noType);
      return false;
    }
    try {
      const payload = { ...payloadOf(draft), version: over ?? draft.version, refresh: refreshed };
      onSaved(await partsApi.update(draft.set_id, draft.id, payload));
      setErrors({});
      forgetRefresh();
      toast(text.updated, 'success');
      return true;
    } catch (error) {
      await refused(error);
      return false;
    }
  };

  return { errors, conflict, saving, run, save, clearErrors: () => setErrors({}), settle };
};
