import type { DynamicModule, Type } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { READER, WRITER } from './connection-names.js';

/**
 * A feature's module imports this so that both connections know its entities. The TypeORM repositories that come along
 * are not used: `Database` is the only way to the tables, since only it knows the open transaction (lint forbids the
 * package elsewhere).
 */
export const registerEntities = (...entities: Type[]): DynamicModule[] => [
  TypeOrmModule.forFeature(entities, WRITER),
  TypeOrmModule.forFeature(entities, READER),
];
