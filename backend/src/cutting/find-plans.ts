import type { JobRunner } from '../platform/queue/job.js';
import { STANDARD_SETTINGS, type CutGroup, type CutSettings, type GroupPlan } from './domain/cut-group.js';
import type { CuttingDto } from './cutting.dto.js';
import type { SearchRequest } from './search-plan.js';
import { planDigest, toSearchRequest, type PlannedGroup, type StoredPlan } from './stored-plan.js';

/** How long a request waits for all plans that it asks for. */
const PATIENCE_MS = 120_000;

export type PlanSearcher = JobRunner<SearchRequest, GroupPlan>;

interface PlansToFind {
  settings: CutSettings;
  /** The plan before, of which the groups that are the same keep theirs. */
  known: StoredPlan | null;
  /** Whose jobs they are. */
  owner: number;
}

/**
 * Searches the plans of all groups that have parts.
 * @returns the plan of those that were found; and the failure of the others, if any, for after what was found is stored
 */
export async function findPlans(
  search: PlanSearcher,
  groups: readonly CutGroup[],
  { settings, known, owner }: PlansToFind,
): Promise<{ plan: StoredPlan; failure: Error | undefined }> {
  const planOf = async (group: CutGroup): Promise<PlannedGroup> => {
    const digest = planDigest(group, settings);
    const plan =
      known?.groups.find((one) => one.digest === digest)?.plan ??
      (await search(toSearchRequest(group, settings), { key: digest, timeoutMs: PATIENCE_MS, owner }));
    return { digest, group, plan };
  };
  const results = await Promise.allSettled(groups.filter(({ parts }) => parts.length > 0).map(planOf));
  const failed = results.find((result) => result.status === 'rejected');
  return {
    plan: {
      made_at: new Date().toISOString(),
      settings,
      groups: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    },
    failure: failed && (failed.reason as Error),
  };
}

/** The settings that a request gives, the usual ones in the place of absent ones. */
export function settingsOf(given: CuttingDto): CutSettings {
  const known = Object.entries(given).filter(([, value]) => value !== null && value !== undefined);
  return { ...STANDARD_SETTINGS, ...Object.fromEntries(known) };
}
