import { useState } from 'react';
import { ApiError, fieldMessages, messageOf } from '../../api';
import { texts } from '../../i18n';
import { useBusy, useToast } from '../../ui';
import { partsApi } from '../data/orders-api';
import { leaveField } from '../shared/leave-field';
import type { Part } from '../types';
import { payloadOf } from './part-payload';
import type { PartCalculation } from './use-calculation';

const text = texts.orders.parts;

/**
 * Saves a part.
 * @param calculation what is being calculated, and whether Recalcular was pressed since the last save
 * @param onSaved takes the server's answer
 */
export const usePartSaving = (
  { settled, refreshed, forgetRefresh }: Pick<PartCalculation, 'settled' | 'refreshed' | 'forgetRefresh'>,
  onSaved: (part: Part) => void,
) => {
  const toast = useToast();
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [conflict, setConflict] = useState<string | null>(null);
  const [saving, run] = useBusy();

  const refused = (error: unknown) => {
    setErrors(fieldMessages(error));
    if (error instanceof ApiError && error.status === 409) setConflict(error.message);
    else toast(messageOf(error, text.saveFailed));
  };

  /** Whether it was saved. An edit still in a field ends first, and a running calculation is waited for. */
  const save = async (): Promise<boolean> => {
    leaveField();
    const draft = await settled();
    if (!draft.id || !draft.set_id || draft.type === null) {
      toast(text.noType);
      return false;
    }
    try {
      const payload = { ...payloadOf(draft), version: draft.version, refresh: refreshed };
      onSaved(await partsApi.update(draft.set_id, draft.id, payload));
      setErrors({});
      forgetRefresh();
      toast(text.updated, 'success');
      return true;
    } catch (error) {
      refused(error);
      return false;
    }
  };

  return {
    errors,
    conflict,
    saving,
    run,
    save,
    clearErrors: () => setErrors({}),
    keep: () => setConflict(null),
  };
};
