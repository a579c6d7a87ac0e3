import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from '../../api';
import { texts } from '../../i18n';
import { useToast } from '../../ui';
import { partsApi } from '../data/orders-api';
import type { Calculation, Step } from '../types';
import { Calculator } from './calculator';
import {
  awaitsProcessValue,
  type PartDraft,
  payloadOf,
  withCalculation,
  withZeroedProcesses,
} from './part-payload';

const text = texts.orders.parts;

type Update = (change: (draft: PartDraft) => PartDraft) => void;

/**
 * Keeps a draft's figures up to date with the server: `follow` after an edit, `refresh` with today's catalogue
 * figures, `explain` for the steps alone. A failure says so and leaves what was typed.
 */
export const useCalculation = (draft: PartDraft, update: Update) => {
  const toast = useToast();
  const [calculator] = useState(() => new Calculator<Calculation>());
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  // From Recalcular until the part is saved: what is edited in between keeps to today's figures as well.
  const [refreshed, setRefreshed] = useState(false);
  const [steps, setSteps] = useState<readonly Step[] | null>(null);
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  });
  useEffect(() => () => calculator.cancel(), [calculator]);

  /** Asked before the figures: `from` is the draft where it is newer than what is drawn. */
  const ask = (refresh: boolean, from?: PartDraft) => (signal: AbortSignal) =>
    partsApi.calculate(payloadOf(from ?? latest.current), refresh, signal);

  const outcome = {
    // At once, so that a save that waited for the answer sends it.
    onAnswer: (answer: Calculation) =>
      flushSync(() => {
        setPending(false);
        setFailed(false);
        setSteps(answer.steps);
        update((now) => withCalculation(now, answer));
      }),
    onError: (error: unknown) => {
      setPending(false);
      setFailed(true);
      const message = messageOf(error, text.calculateFailed);
      toast(awaitsProcessValue(latest.current) ? text.processFailed(message) : text.calculateFailed);
      update(withZeroedProcesses);
    },
  };

  return {
    pending,
    failed,
    steps,
    refreshed,
    /** The draft once nothing is being calculated any more. */
    settled: async (): Promise<PartDraft> => {
      await calculator.settled();
      return latest.current;
    },
    stop: () => {
      calculator.cancel();
      setPending(false);
    },
    follow: () => {
      setPending(true);
      calculator.schedule(ask(refreshed), outcome);
    },
    refresh: (from: PartDraft) => {
      setPending(true);
      setRefreshed(true);
      return calculator.now(ask(true, from), outcome);
    },
    forgetRefresh: () => setRefreshed(false),
    explain: () => {
      if (steps !== null || pending) return;
      setPending(true);
      void calculator.now(ask(refreshed), outcome);
    },
  };
};

export type PartCalculation = ReturnType<typeof useCalculation>;
