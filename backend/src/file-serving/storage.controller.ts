import { Controller, Get, Param, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { SignedIn } from '../access/access.decorators.js';
import { CurrentUser, type Actor } from '../access/current-user.js';
import { ServeFileService, cacheHeaders, etagOf, headersOf } from '../files/serve-file.service.js';
import { opensTab } from '../platform/http/opens-tab.js';

/** Previews, thumbnails and originals, by the paths that the other answers hold. */
@ApiTags('files')
@Controller('storage')
export class StorageController {
  constructor(private readonly files: ServeFileService) {}

  @Get('*key')
  @ApiOperation({ summary: 'A stored file, by a path that another answer holds' })
  @SignedIn()
  @ApiQuery({ name: 'download', required: false, description: '1: to be saved under its own name' })
  @ApiQuery({
    name: 'sharp',
    required: false,
    description: '1: of a PDF page’s preview, the picture to zoom into',
  })
  @ApiOkResponse({
    description: 'The file itself',
    content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
  })
  @ApiResponse({
    status: 307,
    description: 'To a browser that opens it: where the bucket answers it, for a minute',
  })
  async read(
    @CurrentUser() user: Actor,
    @Param('key') segments: string[],
    @Query() { download, sharp }: { download?: unknown; sharp?: unknown },
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    const key = segments.join('/');
    const object = await (sharp === '1' ? this.files.findSharp(user, key) : this.files.find(user, key));
    if (request.get('If-None-Match') === etagOf(object.key)) {
      response.status(304).set(cacheHeaders(object));
      return undefined;
    }
    const address = opensTab(request) ? await this.files.addressOf(object, download === '1') : null;
    if (address !== null) {
      response.status(307).set({ Location: address, 'Cache-Control': 'no-store' });
      return undefined;
    }
    const opened = await this.files.open(object);
    response.set(headersOf(object, opened, download === '1'));
    return new StreamableFile(opened.stream);
  }
}
