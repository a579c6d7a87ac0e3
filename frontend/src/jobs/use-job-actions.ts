import { useQueryClient } from '@tanstack/react-query';
import { answer, api, type Job, messageOf } from '../api';
import { texts } from '../i18n';
import { useToast } from '../ui';

const { jobs: words } = texts;

/** Tries it again at once; each kind has a call of its own. */
const retried = ({ kind, order_id: order, subject_id: subject }: Job): Promise<unknown> => {
  const id = order ?? 0;
  const number = subject ?? 0;
  if (kind === 'mail')
    return answer(
      api.POST('/api/orders/{id}/mails/{mail_id}/retry', { params: { path: { id, mail_id: number } } }),
    );
  if (kind === 'revision')
    return answer(
      api.POST('/api/orders/{id}/revisions/{number}/print', { params: { path: { id, number } } }),
    );
  return answer(api.POST('/api/repricings/{id}/retry', { params: { path: { id: number } } }));
};

const cancelled = ({ kind, order_id: order, subject_id: subject }: Job): Promise<unknown> => {
  const id = subject ?? 0;
  return kind === 'mail'
    ? answer(
        api.POST('/api/orders/{id}/mails/{mail_id}/cancel', {
          params: { path: { id: order ?? 0, mail_id: id } },
        }),
      )
    : answer(api.POST('/api/repricings/{id}/cancel', { params: { path: { id } } }));
};

/** What users do about a job, with what came of it as a toast; the list is asked for anew in any case. */
export const useJobActions = () => {
  const client = useQueryClient();
  const toast = useToast();
  const does = (act: (job: Job) => Promise<unknown>, done: string, failed: string) => (job: Job) => {
    void act(job)
      .then(
        () => toast(done, 'success'),
        (error: unknown) => toast(messageOf(error, failed)),
      )
      .finally(() => void client.invalidateQueries({ queryKey: ['jobs'] }));
  };
  return {
    retry: does(retried, words.retried, words.retryFailed),
    cancel: does(cancelled, words.cancelled, words.cancelFailed),
  };
};
