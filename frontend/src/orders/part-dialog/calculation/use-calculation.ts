import { useEffect, useState } from 'react';
import { messageOf } from '../../../api';
import { texts } from '../../../i18n';
import { useToast } from '../../../ui';
import { partsApi } from '../../data/orders-api';
import type { Calculation, Step } from '../../data/types';
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
}

/**
 * Keeps a part's figures up to date with the server: `follow` after an edit, `now` at once, `explain` for the steps
 * alone. A failure says so and leaves what was typed.
 */
export const useCalculation = () => {
  const toast = useToast();
  const [calculator] = useState(() => new Calculator<Calculation>());
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  const [steps, setSteps] = useState<readonly Step[] | null>(null);
  useEffect(() => () => calculator.cancel(), [calculator]);

  const ask =
    ({ read }: Fields) =>
    (signal: AbortSignal) =>
      partsApi.calculate(payloadOf(read()), read().refresh, signal);

  const outcomeIn = ({ read, put }: Fields) => ({
    onAnswer: (answer: Calculation) => {
      setPending(false);
      setFailed(false);
      setSteps(answer.steps);
      put(withCalculation(read(), answer));
    },
    onError: (error: unknown) => {
      setPending(false);
      setFailed(true);
      const message = messageOf(error, text.calculateFailed);
      toast(awaitsProcessValue(read()) ? text.processFailed(message) : text.calculateFailed);
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
    failed,
    steps,
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
      if (steps === null && !pending) void now(fields);
    },
  };
};

export type PartCalculation = ReturnType<typeof useCalculation>;
