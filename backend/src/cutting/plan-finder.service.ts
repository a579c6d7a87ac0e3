import { Injectable } from '@nestjs/common';
import { DrawingContours } from '../files/drawing-contours.js';
import type { JobRunner } from '../platform/queue/job.js';
import { Database } from '../platform/database/database.js';
import { JobQueue } from '../platform/queue/job-queue.js';
import {
  cutsOutlines,
  STANDARD_SETTINGS,
  type CutGroup,
  type CutPart,
  type CutSettings,
  type GroupPlan,
  type PartOutline,
  type Ring,
} from './domain/cut-group.js';
import type { CuttingDto, SheetChangeDto } from './cutting.dto.js';
import {
  askForRoom,
  joinCuts,
  keptCuts,
  shownGroup,
  withChange,
  withFound,
  withoutCuts,
  type FoundGroup,
  type PlanChange,
} from './changed-sheets.js';
import { searchPlanJob } from './plan-search.job.js';
import type { DrawnOutline } from './domain/draw-dxf.js';
import type { SearchRequest } from './search-plan.js';
import { planDigest, readPlan, toSearchRequest, type PlannedGroup, type PlanOwner } from './stored-plan.js';

/** How long a request waits for all plans that it asks for. */
const PATIENCE_MS = 120_000;

/** Has the plans of groups searched, each in a job of its own. */
@Injectable()
export class PlanFinder {
  private readonly search: JobRunner<SearchRequest, GroupPlan>;

  constructor(
    private readonly db: Database,
    private readonly drawings: DrawingContours,
    queue: JobQueue,
  ) {
    this.search = queue.runner(searchPlanJob);
  }

  /** The outlines by which the pieces of a plan are drawn, also those that were placed by the rectangles around them. */
  async outlinesOf({ group, plan: { outlines = [] } }: PlannedGroup): Promise<DrawnOutline[]> {
    const others = group.parts.filter(({ id }) => !outlines.some(({ part_id }) => part_id === id));
    return [...outlines, ...(await readOutlines(this.drawings, others))];
  }

  /**
   * Has the plans searched of all groups that have parts, or of the one that is asked for: the others keep the plans that they have.
   * @param readGroups reads the groups as they are now, by the settings
   * @param actorId the user who waits for the searches: jobs take turns by their owners
   * @throws Unavailable where a search takes too long
   */
  async find(
    of: PlanOwner,
    given: CuttingDto,
    actorId: number,
    readGroups: (settings: CutSettings) => Promise<CutGroup[]>,
  ): Promise<PlanChange> {
    const settings = settingsOf(given);
    const known = await readPlan(this.db, of);
    const planOf = async (group: CutGroup): Promise<FoundGroup> => {
      const digest = planDigest(group, settings);
      const before = known?.groups.find((one) => one.group.key === group.key);
      const isAsked = !given.group || given.group === group.key;
      const isKnown = before?.digest === digest && !before.plan.by_hand;
      const plan =
        isAsked && !isKnown ? await this.searchGroup(group, { settings, before, owner: actorId }) : null;
      return { digest, group, plan };
    };
    const read = await readGroups(settings);
    const groups = await Promise.all(read.filter(({ parts }) => parts.length > 0).map(planOf));
    return (now) => withFound(known, now, { settings, groups });
  }

  /**
   * Locks a sheet, or has a place for a piece searched on another one.
   * @throws Conflict where the plan is another one than was shown; Invalid where the piece finds no room
   */
  async change(of: PlanOwner, change: SheetChangeDto, owner: number): Promise<PlanChange> {
    if (typeof change.piece !== 'number') return (now) => withChange(now, change, null);
    const { planned, stored } = shownGroup(await readPlan(this.db, of), change);
    const { key, request } = askForRoom(planned, change, stored.settings);
    const found = await this.search(request, { key, timeoutMs: PATIENCE_MS, owner });
    return (now) => withChange(now, change, found);
  }

  /** Has the pieces searched that are on no locked sheet of the plan before. */
  private async searchGroup(
    group: CutGroup,
    { settings, before, owner }: { settings: CutSettings; before: PlannedGroup | undefined; owner: number },
  ): Promise<GroupPlan> {
    const { kept, released } = before ? keptCuts(before, group, settings) : { kept: [], released: [] };
    const rest = withoutCuts(group, kept);
    const outlines = cutsOutlines(settings) ? await readOutlines(this.drawings, rest.parts) : [];
    const found =
      rest.parts.length === 0
        ? { cuts: [], left: [], proved: false }
        : await this.search(toSearchRequest(rest, settings, outlines), {
            key: planDigest(rest, settings),
            timeoutMs: PATIENCE_MS,
            owner,
          });
    const plan =
      before && kept.length > 0 ? joinCuts(group, kept, { rest, found, before: before.plan }) : found;
    return { ...plan, ...(released.length > 0 && { released }) };
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
function settingsOf(given: CuttingDto): CutSettings {
  const known = Object.entries(given).filter(
    ([name, value]) => name !== 'group' && value !== null && value !== undefined,
  );
  return { ...STANDARD_SETTINGS, ...Object.fromEntries(known) };
}
