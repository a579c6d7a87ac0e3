import type { Actor } from '../../../access/current-user.js';
import type { JobState, JobView } from '../../../jobs/job.view.js';
import { mayEdit } from '../../domain/visibility.js';
import { priceChangeTexts as texts } from './price-changes.texts.js';
import type { ListedRepricing, RepricingCounts } from './repricings.repository.js';

function stateOf({
  waiting = 0,
  repriced = 0,
  skipped = 0,
  failed = 0,
  cancelled = 0,
}: RepricingCounts): JobState {
  if (waiting > 0) return repriced + skipped + failed > 0 ? 'running' : 'waiting';
  if (failed > 0) return 'failed';
  return cancelled > 0 ? 'cancelled' : 'done';
}

/** A repricing as the list of jobs shows it. */
export function jobView(repricing: ListedRepricing, counts: RepricingCounts, actor: Actor): JobView {
  const { id, entry_name, created_by, created_at } = repricing;
  const own = repricing.created_by_id === actor.id;
  const { waiting = 0, skipped = 0, failed = 0 } = counts;
  const of = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    id: `repricing-${String(id)}`,
    kind: 'repricing',
    variant: null,
    state: stateOf(counts),
    order_id: null,
    subject_id: id,
    text: entry_name,
    created_by,
    done: of - waiting,
    of,
    message: texts.summary(skipped, failed),
    asked_at: created_at,
    ended_at: null,
    next_try_at: null,
    can: { retry: own && failed > 0 && mayEdit(actor, 'pre_order'), cancel: own && waiting > 0, open: own },
  };
}
