import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../../api';
import type { components } from '../../api/schema';

export type Reminder = components['schemas']['ReminderView'];

/** Days pass and quotes are answered while a tab stays open. */
const EVERY_MS = 10 * 60_000;

/** The user's own quotes whose validity ends; asked for anew now and then, and when the tab is looked at again. */
export const useReminders = () =>
  useQuery({
    queryKey: ['reminders'],
    queryFn: ({ signal }) => answer(api.GET('/api/reminders', { signal })),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
    staleTime: 60_000,
  });
