import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { SESSION_COOKIE } from '../access/auth/session-cookie.js';
import { ErrorView } from '../platform/http/error.view.js';
import { completeOperation } from './complete-operation.js';
import { describeProperties } from './describe-properties.js';
import { allowNullInEnums } from './nullable-enums.js';
import { operationsOf } from './operations.js';

/**
 * Describes every route of the application, from the decorators of its controllers and DTOs. What follows from them
 * for the whole API (who may call, which errors can come back) is added here, so that no route can forget it.
 */
export function describeApi(app: INestApplication): OpenAPIObject {
  const settings = new DocumentBuilder()
    .setTitle('Forja')
    .setDescription('Quotes and orders of fabricated metal parts')
    .setVersion('1.0')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/', 'The server that answers this document')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'The token that POST /api/login answers' })
    .addCookieAuth(SESSION_COOKIE, {
      type: 'apiKey',
      in: 'cookie',
      description: 'The same token as a cookie; counts on GET alone',
    })
    .build();
  const document = SwaggerModule.createDocument(app, settings, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
    extraModels: [ErrorView],
  });
  for (const operation of operationsOf(document)) completeOperation(operation);
  allowNullInEnums(document);
  describeProperties(document);
  return document;
}
