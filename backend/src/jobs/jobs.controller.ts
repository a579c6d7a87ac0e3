import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { SignedIn } from '../access/access.decorators.js';
import { CurrentUser, type Actor } from '../access/current-user.js';
import { Answers } from '../platform/http/answers.js';
import { ListParameters } from '../platform/http/list-parameters.js';
import { answerPage, parseListQuery, type RawListQuery } from '../platform/http/list-query.js';
import { JobSources } from './job-sources.js';
import { JobView } from './job.view.js';
import { listedJobs } from './listed-jobs.js';

/** Jobs of one kind that are listed at most, the newest. */
const MOST_OF_A_KIND = 200;

/** Lists the work that the server does by itself; each job is about something that the user sees. */
@ApiTags('jobs')
@Controller('api/jobs')
export class JobsController {
  constructor(private readonly sources: JobSources) {}

  @Get()
  @Answers([JobView], 'List the last documents, e-mails and repricings and how far they are, newest first')
  @SignedIn()
  @ListParameters({
    sort: '["asked_at","DESC"]',
    filter: '{"kind":["mail","repricing"],"state":"failed","order_id":7}',
  })
  async list(
    @CurrentUser() actor: Actor,
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JobView[]> {
    const query = parseListQuery(raw);
    return answerPage(
      response,
      'jobs',
      query,
      listedJobs(await this.sources.list(actor, MOST_OF_A_KIND), query),
    );
  }
}
