import { Controller, Get, Injectable } from '@nestjs/common';
import { ApiExcludeController, type OpenAPIObject } from '@nestjs/swagger';
import { Public } from './access/access.decorators.js';
import { Unavailable } from './platform/errors/app-errors.js';
import { messages } from './platform/i18n/messages.js';

/** Holds how to describe this application; described at the first request, then kept. */
@Injectable()
export class ApiDescription {
  private describe?: () => OpenAPIObject;
  private document?: OpenAPIObject;

  /** Called once by the bootstrap, which alone has the finished application. */
  provide(describe: () => OpenAPIObject): void {
    this.describe = describe;
  }

  get current(): OpenAPIObject {
    this.document ??= this.describe?.();
    if (!this.document) throw new Unavailable(messages.http.unavailable);
    return this.document;
  }
}

/** The API's OpenAPI document. */
@ApiExcludeController()
@Controller('api/openapi.json')
export class OpenApiController {
  constructor(private readonly description: ApiDescription) {}

  @Get()
  @Public()
  document() {
    return this.description.current;
  }
}
