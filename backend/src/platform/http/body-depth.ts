import type { NextFunction, Request, Response } from 'express';
import { Malformed } from '../errors/app-errors.js';
import { messages } from '../i18n/messages.js';

/** Deeper than any request of the product; the transformation of a body is recursive and would overflow the stack. */
const MOST_LEVELS = 20;

/** Refuses a parsed body that is nested too deeply, as malformed. */
export function shallowBody(request: Request, _: Response, next: NextFunction): void {
  next(isDeeper(request.body, MOST_LEVELS) ? new Malformed(messages.http.malformed) : undefined);
}

/** Whether a value of JSON holds more than `most` levels of lists and objects; level by level, without recursion. */
function isDeeper(value: unknown, most: number): boolean {
  let level = [value].filter(isNested);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= most) return true;
    level = level.flatMap((each) => Object.values(each).filter(isNested));
  }
  return false;
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;
