import 'reflect-metadata';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { ApiModule } from './api.module.js';
import { describeApi } from './openapi/describe-api.js';
import { loadSettings } from './platform/config/load-settings.js';

/** `node dist/openapi.js FILE`: writes the API's description. Preview mode: nothing is instantiated or opened. */
const [, , file = 'openapi.json'] = process.argv;
const app = await NestFactory.create(ApiModule.with(loadSettings({})), { preview: true, logger: ['error'] });
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(describeApi(app), null, 2)}\n`);
