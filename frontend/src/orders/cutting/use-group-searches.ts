import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { texts } from '../../i18n';
import type { CutGroup, CutSettings, SheetChange } from './types';

const text = texts.orders.cutting;

interface GroupSearches<Plan> {
  /** Has one group searched, and answers the whole plan. */
  compute: (settings: CutSettings & { group: string }, signal: AbortSignal) => Promise<Plan>;
  /** Changes a sheet by hand, and answers the whole plan. */
  change: (change: SheetChange) => Promise<Plan>;
  onPlan: (plan: Plan) => void;
  /** @param fallback says what failed where the answer does not */
  onFailed: (failure: Error, fallback: string) => void;
  /** All is over. @param found of how many groups, of all that were asked for */
  onEnd: (found: number, all: number) => void;
}

/**
 * Searches the plan of one group after the other, so that one sees how far it is and may stop it: what was found stays, and the other
 * groups keep the plans that they have.
 */
export const useGroupSearches = <Plan>({ compute, change, onPlan, onFailed, onEnd }: GroupSearches<Plan>) => {
  const [progress, setProgress] = useState<{ at: number; of: number } | null>(null);
  const running = useRef<AbortController | null>(null);
  const searching = useMutation({
    mutationFn: async ({ groups, settings }: { groups: readonly CutGroup[]; settings: CutSettings }) => {
      const stop = new AbortController();
      running.current = stop;
      const isStopped = () => stop.signal.aborted;
      const keys = groups.filter(({ parts }) => parts.length > 0).map(({ key }) => key);
      let found = 0;
      for (const [index, group] of keys.entries()) {
        if (isStopped()) break;
        setProgress({ at: index + 1, of: keys.length });
        try {
          onPlan(await compute({ ...settings, group }, stop.signal));
          found += 1;
        } catch (error) {
          if (!isStopped()) onFailed(error as Error, text.computeFailed);
        }
      }
      setProgress(null);
      onEnd(found, keys.length);
    },
  });
  const changing = useMutation({
    // One after the other: each is of the plan that the one before has made.
    scope: { id: 'cut-sheet' },
    mutationFn: change,
    onSuccess: onPlan,
    onError: (failure) => onFailed(failure, text.changeFailed),
  });
  return {
    /** Answers whether it was done. */
    changeSheet: (asked: SheetChange) =>
      changing.mutateAsync(asked).then(
        () => true,
        () => false,
      ),
    progress,
    compute: (groups: readonly CutGroup[], settings: CutSettings) => searching.mutate({ groups, settings }),
    stop: () => running.current?.abort(),
  };
};

export type SearchProgress = ReturnType<typeof useGroupSearches>['progress'];
