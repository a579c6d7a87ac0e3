import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { BrowserErrorsController } from './browser-errors.controller.js';
import { BrowserErrors } from './browser-errors.service.js';

/** Errors of the browser. Apart from the log itself, which the worker writes too, without a signed-in user. */
@Module({ imports: [AccessModule], controllers: [BrowserErrorsController], providers: [BrowserErrors] })
export class BrowserErrorsModule {}
