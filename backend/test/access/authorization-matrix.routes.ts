import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { ACCESS_RULE } from '../../src/access/access.decorators.js';

/** A route that the application answers. */
export interface Route {
  /** `GET api/orders/:id` */
  name: string;
  /** The access rule that it declares. */
  rule: { who: string } | undefined;
}

/** Every route that the application has registered, from the controllers of its modules. */
export function routesOf(app: NestExpressApplication): Route[] {
  const classes = [...app.get(ModulesContainer).values()].flatMap((module) =>
    [...module.controllers.values()].map(({ metatype }) => metatype as new () => object),
  );
  return classes.flatMap((type) => {
    const prototype = type.prototype as Record<string, () => void>;
    const handlers = new MetadataScanner().getAllMethodNames(prototype).map((name) => prototype[name]!);
    return handlers
      .filter((handler) => Reflect.hasMetadata(PATH_METADATA, handler))
      .flatMap((handler) => {
        const rule = (Reflect.getMetadata(ACCESS_RULE, handler) ??
          Reflect.getMetadata(ACCESS_RULE, type)) as Route['rule'];
        return namesOf(type, handler).map((name) => ({ name, rule }));
      });
  });
}

/** A handler may answer several paths. */
function namesOf(type: object, handler: object): string[] {
  const pathOf = (target: object) =>
    [Reflect.getMetadata(PATH_METADATA, target) as string | string[] | undefined].flat();
  const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number] ?? '';
  return pathOf(handler).map((own) => {
    const parts = [...pathOf(type), own].map((part) => (part ?? '').replace(/^\/|\/$/g, ''));
    return `${method} ${parts.filter(Boolean).join('/')}`;
  });
}
