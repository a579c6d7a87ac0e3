import { Injectable } from '@nestjs/common';
import { DrawingContours } from '../files/drawing-contours.js';
import type { JobRunner } from '../platform/queue/job.js';
import { JobQueue } from '../platform/queue/job-queue.js';
import {
  STANDARD_SETTINGS,
  type CutGroup,
  type CutPart,
  type CutSettings,
  type GroupPlan,
  type PartOutline,
  type Ring,
} from './domain/cut-group.js';
import type { CuttingDto } from './cutting.dto.js';
import { searchPlanJob } from './plan-search.job.js';
import type { DrawnOutline } from './domain/draw-dxf.js';
import type { SearchRequest } from './search-plan.js';
import { planDigest, toSearchRequest, type PlannedGroup, type StoredPlan } from './stored-plan.js';

/** How long a request waits for all plans that it asks for. */
const PATIENCE_MS = 120_000;

interface PlansToFind {
  settings: CutSettings;
  /** The plan before, of which the groups that are the same keep theirs. */
  known: StoredPlan | null;
  /** The key of the one group that is searched; the others keep the plans that they have. */
  only: string | null;
  /** The user who waits for the searches: jobs take turns by their owners. */
  owner: number;
}

/** Has the plans of groups searched, each in a job of its own. */
@Injectable()
export class PlanFinder {
  private readonly search: JobRunner<SearchRequest, GroupPlan>;

  constructor(
    private readonly drawings: DrawingContours,
    queue: JobQueue,
  ) {
    this.search = queue.runner(searchPlanJob);
  }

  /** The outlines by which the pieces of a plan are drawn, also those that were placed by the rectangles around them. */
  async outlinesOf({ group, plan }: PlannedGroup): Promise<DrawnOutline[]> {
    return plan.outlines ?? readOutlines(this.drawings, group.parts);
  }

  /**
   * The plans of all groups that have parts, or of one of them.
   * @returns those that were found; and the failure of the others, if any, for after what was found is stored
   */
  async find(
    groups: readonly CutGroup[],
    { settings, known, only, owner }: PlansToFind,
  ): Promise<{ plan: StoredPlan; failure: Error | undefined }> {
    const planOf = async (group: CutGroup): Promise<PlannedGroup[]> => {
      const digest = planDigest(group, settings);
      const before = known?.groups.find((one) => one.digest === digest);
      if (before) return [{ digest, group, plan: before.plan }];
      if (only !== null && only !== group.key) {
        return known?.groups.filter((one) => one.group.key === group.key) ?? [];
      }
      const outlines = settings.method === 'shapes' ? await readOutlines(this.drawings, group.parts) : [];
      const request = toSearchRequest(group, settings, outlines);
      const plan = await this.search(request, { key: digest, timeoutMs: PATIENCE_MS, owner });
      return [{ digest, group, plan }];
    };
    const results = await Promise.allSettled(groups.filter(({ parts }) => parts.length > 0).map(planOf));
    const failed = results.find((result) => result.status === 'rejected');
    return {
      plan: {
        made_at: new Date().toISOString(),
        settings,
        groups: results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
      },
      failure: failed && (failed.reason as Error),
    };
  }
}

/** The outlines of those parts that have a DXF of their size; each drawing is read once. */
async function readOutlines(drawings: DrawingContours, parts: readonly CutPart[]): Promise<PartOutline[]> {
  const known = new Map<string, Promise<Ring[] | null>>();
  const outlines: PartOutline[] = [];
  for (const { id, width, length, drawing_key } of parts) {
    if (drawing_key === null || width === null) continue;
    const reading = known.get(drawing_key) ?? drawings.rings({ original_key: drawing_key });
    known.set(drawing_key, reading);
    const rings = await reading;
    // A drawing's longer side is along y; the part may say otherwise.
    if (rings)
      outlines.push({
        part_id: id,
        rings: width > length ? rings.map((ring) => turnedRing(ring, width)) : rings,
      });
  }
  return outlines;
}

/** A quarter turn. @param width of the turned outline */
const turnedRing = (ring: Ring, width: number): Ring => ring.map(([x, y]) => [width - y, x]);

/** The settings that a request gives, the usual ones in the place of absent ones. */
export function settingsOf(given: CuttingDto): CutSettings {
  const known = Object.entries(given).filter(
    ([name, value]) => name !== 'group' && value !== null && value !== undefined,
  );
  return { ...STANDARD_SETTINGS, ...Object.fromEntries(known) };
}
