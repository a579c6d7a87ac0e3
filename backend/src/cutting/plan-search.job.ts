import { defineJob } from '../platform/queue/job.js';
import type { GroupPlan } from './domain/cut-group.js';
import type { SearchRequest } from './search-plan.js';

/** Searches the plan of one group; it needs nothing but what it is given. */
export const searchPlanJob = defineJob<SearchRequest, GroupPlan>('search-plan');
