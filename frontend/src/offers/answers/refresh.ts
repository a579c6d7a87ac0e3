import type { QueryClient } from '@tanstack/react-query';

export const answersKey = (orderId: number) => ['offer-answers', orderId];

/** Asks anew for what customers may have answered: to one quote, or to any. */
export const refreshAnswers = async (client: QueryClient, orderId?: number): Promise<void> => {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['reminders'] }),
    client.invalidateQueries({ queryKey: orderId === undefined ? ['offer-answers'] : answersKey(orderId) }),
  ]);
};
