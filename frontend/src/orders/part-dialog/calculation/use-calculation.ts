import { useEffect, useState } from 'react';
import { fieldMessages, messageOf } from '../../../api';
import { texts } from '../../../i18n';
import { useToast } from '../../../ui';
import { partsApi } from '../../data/parts-api';
import type { Calculation } from '../../data/types';
import { Calculator } from './calculator';
import {
  awaitsProcessValue,
  isUnreadable,
  type PartEdit,
  payloadOf,
  withCalculation,
  withZeroedProcesses,
} from '../draft/part-payload';

const text = texts.orders.parts;

/** The fields that are calculated, read and written at the moment they are needed. */
interface Fields {
  read: () => PartEdit;
  put: (change: Partial<PartEdit>) => void;
  /** Says at the fields what the last calculation refused; an empty object takes it back. */
  refuse: (messages: Record<string, string>) => void;
}

/** Field → what is wrong with it, by the fields' own names: the request has them below `part`. */
const refusalsOf = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldMessages(error)).map(([name, message]) => [name.replace(/^part\./, ''), message]),
  );

/** The part of an answer that is shown beside the fields; nothing before the first one. */
const shownOf = (answer: Calculation | null) => ({
  steps: answer?.steps ?? null,
  /** The rows with a process. */
  processes: answer?.processes ?? null,
  /** For users who may see it. */
  margin: answer?.margin ?? null,
});

/**
 * Keeps a part's figures up to date with the server: `follow` after an edit, `now` at once, `explain` for the steps
 * alone. A failure says so and leaves what was typed.
 */
export const useCalculation = () => {
  const toast = useToast();
  const [calculator] = useState(() => new Calculator<Calculation>());
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [answer, setAnswer] = useState<Calculation | null>(null);
  useEffect(() => () => calculator.cancel(), [calculator]);

  const ask =
    ({ read }: Fields) =>
    (signal: AbortSignal) =>
      partsApi.calculate(payloadOf(read()), read().refresh, signal);

  const outcomeIn = ({ read, put, refuse }: Fields) => ({
    onAnswer: (calculated: Calculation) => {
      setPending(false);
      setFailure(null);
      refuse({});
      setAnswer(calculated);
      put(withCalculation(read(), calculated));
    },
    onError: (error: unknown) => {
      setPending(false);
      const message = messageOf(error, text.calculateFailed);
      setFailure(message);
      refuse(refusalsOf(error));
      toast(awaitsProcessValue(read()) ? text.processFailed(message) : message);
      put(withZeroedProcesses(read()));
    },
  });

  const stop = () => {
    calculator.cancel();
    setPending(false);
  };

  const now = async (fields: Fields) => {
    if (isUnreadable(fields.read())) {
      stop();
      return;
    }
    setPending(true);
    await calculator.now(ask(fields), outcomeIn(fields));
  };

  return {
    pending,
    /** Why the last calculation failed. */
    failure,
    ...shownOf(answer),
    /** Ends once nothing is being calculated any more. */
    settled: () => calculator.settled(),
    stop,
    follow: (fields: Fields) => {
      if (isUnreadable(fields.read())) stop();
      else {
        setPending(true);
        calculator.schedule(ask(fields), outcomeIn(fields));
      }
    },
    now,
    explain: (fields: Fields) => {
      if (answer === null && !pending) void now(fields);
    },
  };
};
