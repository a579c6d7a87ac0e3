import { useEffect, useRef } from 'react';
import { padNumber } from '../../api';
import { texts } from '../../i18n';
import { useToast } from '../../ui';
import type { Reminders } from './use-reminders';

const { answers: words } = texts.offers;

/** Announces answers that come while the application is open; those from before stand behind the bell. */
export const useAnswerToasts = (data: Reminders | undefined): void => {
  const toast = useToast();
  const known = useRef<number | null>(null);
  useEffect(() => {
    if (!data) return;
    const newest = Math.max(0, ...data.answers.map(({ id }) => id));
    const before = known.current;
    known.current = Math.max(newest, before ?? 0);
    if (before === null) return;
    for (const { id, kind, name, order_id: orderId } of data.answers.toReversed()) {
      if (id > before)
        toast(words.toast[kind](name, padNumber(orderId)), kind === 'refused' ? 'warning' : 'success');
    }
  }, [data, toast]);
};
