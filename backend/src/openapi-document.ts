import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

/** Describes every route of the application, from the decorators of its controllers and DTOs. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const settings = new DocumentBuilder()
    .setTitle('Forja')
    .setDescription('Orçamentos e pedidos de peças fabricadas')
    .setVersion('1.0')
    .addBearerAuth()
    .build();
  return SwaggerModule.createDocument(app, settings, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
}
