import { Body, Delete, Get, Post, Put, Query, Res } from '@nestjs/common';
import { ApiBody, ApiConflictResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, SignedIn } from '../../access/access.decorators.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { Database } from '../../platform/database/database.js';
import { Answers, Creates } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { ListParameters } from '../../platform/http/list-parameters.js';
import { answerPage, type ListFilter } from '../../platform/http/list-query.js';
import { bodyOf } from '../../platform/http/validation.js';
import { changeOf, type VersionedInput } from '../../platform/http/versions.js';
import { ChangedEntries } from '../changed-entries.js';
import type { Catalogue } from './catalogue.js';
import { CatalogueService } from './catalogue.service.js';
import type { Entry } from './entry.entity.js';

/** Marks a route that changes entries: of an administered catalogue it is the administrators'. */
const Writers = ({ administered = false }: { administered?: boolean }) =>
  administered ? AdminOnly() : SignedIn();

/**
 * The routes of a catalogue: every signed-in user reads, and writes where it is not administered. A function,
 * because the decorators need the concrete classes; extend what it returns and declare the path there.
 */
export function CatalogueController<View extends Entry, E extends View, Input extends object>(
  catalogue: Catalogue<View, E, Input>,
  Service: typeof CatalogueService<E, Input> = CatalogueService,
) {
  const { resource, plural, input, view, parameters = {} } = catalogue;
  const change = changeOf(input);

  @ApiTags(resource)
  abstract class Routes {
    readonly service: CatalogueService<E, Input>;

    constructor(db: Database, changed: ChangedEntries, audit: AuditLog) {
      this.service = new Service(db, changed, audit, catalogue);
    }

    @Get()
    @Answers([view], `List ${plural}`)
    @SignedIn()
    @ListParameters({ own: parameters })
    async list(
      @Query() raw: Record<string, unknown>,
      @Res({ passthrough: true }) response: Response,
    ): Promise<View[]> {
      const { page, query } = await this.service.list(raw, given(raw, Object.keys(parameters)));
      return answerPage(response, resource, query, page);
    }

    @Get(':id')
    @Answers(view, `One of the ${plural}`)
    @SignedIn()
    get(@IdParam() id: number): Promise<View> {
      return this.service.get(id);
    }

    @Post()
    @Creates(view, `Create one of the ${plural}`)
    @Writers(catalogue)
    @ApiBody({ type: input })
    create(@Body(bodyOf(input)) body: Input): Promise<View> {
      return this.service.create(body);
    }

    @Put(':id')
    @Answers(view, `Change one of the ${plural}`)
    @Writers(catalogue)
    @ApiBody({ type: change })
    @ApiConflictResponse({ description: 'Changed meanwhile: another version than the one that was sent' })
    update(@IdParam() id: number, @Body(bodyOf(change)) body: Input & VersionedInput): Promise<View> {
      return this.service.update(id, body);
    }

    @Delete(':id')
    @Answers(view, `Delete one of the ${plural}; answers it as it was`)
    @Writers(catalogue)
    @ApiConflictResponse({ description: 'In use' })
    remove(@IdParam() id: number): Promise<View> {
      return this.service.remove(id);
    }
  }
  return Routes;
}

/** The list's own parameters, beside simple-rest's. */
function given(raw: Record<string, unknown>, names: string[]): ListFilter {
  const filter: ListFilter = {};
  for (const name of names) {
    const value = raw[name];
    if (typeof value === 'string' && value !== '') filter[name] = value;
  }
  return filter;
}
