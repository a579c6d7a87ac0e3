import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  answer,
  api,
  fieldMessages,
  type FoundPart,
  messageOf,
  type RuleContent,
  type RuleSample,
  type RuleTryout,
} from '../../api';
import { holdsNoNumber } from '../../editing/fields';
import { texts } from '../../i18n';
import { useBusy, useToast } from '../../ui';

const { timeRules: text } = texts.catalogue;

/** What the server takes of a rule that is tried. */
const FIELDS = ['driver', 'sides', 'handling_seconds', 'minimum', 'rows'] as const;

/** What a rule is tried on: a stored part, or typed figures. */
export type TriedOn = 'part' | 'sample';

const useQuestion = () => {
  const values: unknown[] = useWatch({ name: [...FIELDS] });
  const [on, setOn] = useState<TriedOn>('part');
  const [part, setPart] = useState<FoundPart | null>(null);
  const [sample, setSample] = useState<RuleSample>({});
  const rule = Object.fromEntries(
    FIELDS.map((name, index) => [name, values[index]]),
  ) as unknown as RuleContent;
  const subject = on === 'part' ? { part_id: part?.id } : { sample };
  const incomplete = holdsNoNumber(values) || holdsNoNumber(subject) || (on === 'part' && part === null);
  return { on, setOn, part, setPart, sample, setSample, incomplete, body: { ...subject, rule } };
};

/**
 * Tries the rule of the form around it, stored or not, on a part or on typed figures. What it gave is shown as long as
 * neither has changed; what was refused of the rule stands at its fields.
 */
export const useTryOut = () => {
  const toast = useToast();
  const form = useFormContext();
  const { incomplete, body, ...subject } = useQuestion();
  const [tried, setTried] = useState<{ of: string; result: RuleTryout } | null>(null);
  const [busy, run] = useBusy();
  const question = JSON.stringify(body);

  const ask = async () => {
    form.clearErrors();
    try {
      setTried({ of: question, result: await answer(api.POST('/api/time-rules/try', { body })) });
    } catch (error) {
      for (const [field, message] of Object.entries(fieldMessages(error))) {
        form.setError(field.replace(/^rule\./, ''), { type: 'server', message });
      }
      toast(messageOf(error, text.tryFailed));
    }
  };

  return {
    ...subject,
    driver: body.rule.driver as RuleContent['driver'] | null,
    busy,
    result: tried?.of === question ? tried.result : null,
    /** Undefined while there is nothing to try, or nothing to try it on. */
    run: incomplete ? undefined : () => void run(ask),
  };
};
