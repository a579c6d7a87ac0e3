import type { Request, Response } from 'express';
import { Abandoned } from '../../platform/errors/app-errors.js';
import { fileTexts } from '../files.texts.js';

const signals = new WeakMap<Request, AbortSignal>();

/** From now on it is noticed when the request's client is gone before it was answered. */
export function watchClient(request: Request, response: Response): void {
  const controller = new AbortController();
  signals.set(request, controller.signal);
  response.once('close', () => {
    if (!response.writableEnded) controller.abort(new Abandoned(fileTexts.abandoned));
  });
}

/** Aborted, with an `Abandoned`, once the request's client is gone; undefined for a request that is not watched. */
export const abandonment = (request: Request): AbortSignal | undefined => signals.get(request);
