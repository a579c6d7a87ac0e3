import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  answer,
  api,
  fieldMessages,
  type FoundPart,
  messageOf,
  type RuleTryout,
  type TimeRuleInput,
} from '../../api';
import { holdsNoNumber } from '../../editing/fields';
import { texts } from '../../i18n';
import { useBusy, useToast } from '../../ui';

const { timeRules: text } = texts.catalogue;

/** What the server takes of a rule that is tried. */
const FIELDS = ['name', 'driver', 'sides', 'handling_seconds', 'minimum', 'rows'] as const;

/**
 * Tries the rule of the form around it, stored or not, on a part. What it gave is shown as long as neither has changed;
 * what was refused of the rule stands at its fields.
 */
export const useTryOut = () => {
  const toast = useToast();
  const form = useFormContext();
  const values: unknown[] = useWatch({ name: [...FIELDS] });
  const [part, setPart] = useState<FoundPart | null>(null);
  const [tried, setTried] = useState<{ of: string; result: RuleTryout } | null>(null);
  const [busy, run] = useBusy();
  const rule = Object.fromEntries(FIELDS.map((name, index) => [name, values[index]]));
  const question = JSON.stringify([part?.id, rule]);

  const ask = async (part_id: number) => {
    form.clearErrors();
    try {
      const body = { part_id, rule: rule as unknown as TimeRuleInput };
      setTried({ of: question, result: await answer(api.POST('/api/time-rules/try', { body })) });
    } catch (error) {
      for (const [field, message] of Object.entries(fieldMessages(error))) {
        form.setError(field.replace(/^rule\./, ''), { type: 'server', message });
      }
      toast(messageOf(error, text.tryFailed));
    }
  };

  return {
    part,
    setPart,
    busy,
    result: tried?.of === question ? tried.result : null,
    /** Undefined while there is nothing to try, or nothing to try it on. */
    run: part === null || holdsNoNumber(values) ? undefined : () => void run(() => ask(part.id)),
  };
};
