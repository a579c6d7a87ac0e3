import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { Malformed, TooLarge, UnsupportedType } from '../errors/app-errors.js';
import { messages } from '../i18n/messages.js';

/** Deeper than any request of the product; the transformation of a body is recursive and would overflow the stack. */
const MOST_LEVELS = 20;

/** How much one JSON or form body may hold; files have limits of their own. */
interface Bounds {
  bytes: number;
  /** Keys of an object that is the only one with many: an object takes time with the square of its keys, so squares are added up. */
  keys: number;
  /** Elements of one list. */
  elements: number;
  /** Objects and lists of the whole body. */
  nested: number;
}

/** Who has shown no session fills in a form of a few fields. */
const OF_GUESTS: Bounds = { bytes: 16_384, keys: 200, elements: 200, nested: 200 };

/** A batch of 1000 parts with their processes is the largest that the screens send. */
const OF_USERS: Bounds = { bytes: 1_048_576, keys: 2000, elements: 5000, nested: 25_000 };

const parsersWithin = ({ bytes: limit, keys: parameterLimit }: Bounds): RequestHandler[] => [
  express.json({ limit }),
  express.urlencoded({ extended: false, limit, parameterLimit }),
];

const PARSERS = { guests: parsersWithin(OF_GUESTS), users: parsersWithin(OF_USERS) };

/**
 * Reads a JSON or form body once it is known who sends it, and refuses, before its fields are looked at, one that would keep the process
 * from all other callers.
 */
@Injectable()
export class BodyGuard implements CanActivate {
  /** @throws UnsupportedType, Malformed, TooLarge */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    refuseOtherCharset(request);
    const isUser = request.user !== undefined;
    for (const parser of isUser ? PARSERS.users : PARSERS.guests)
      await parse(parser, request, http.getResponse<Response>());
    refuseBeyond(request.body, isUser ? OF_USERS : OF_GUESTS);
    return true;
  }
}

const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i;

function refuseOtherCharset(request: Request): void {
  const charset = CHARSET.exec(request.get('Content-Type') ?? '')?.[1];
  if (charset !== undefined && charset.toLowerCase() !== 'utf-8')
    throw new UnsupportedType(messages.http.otherCharset);
}

/** A body that is not packed as its header says is the only failure that the parsers give no type. */
const failureOf = (error: Error): Error => ('type' in error ? error : new Malformed(messages.http.malformed));

const parse = (parser: RequestHandler, request: Request, response: Response) =>
  new Promise<void>((resolve, reject) => {
    void parser(request, response, (error?: unknown) =>
      error instanceof Error ? reject(failureOf(error)) : resolve(),
    );
  });

/** Level by level, without recursion. @throws Malformed for too many levels, TooLarge for too much of anything else */
function refuseBeyond(body: unknown, { keys, elements, nested }: Bounds): void {
  let level = [body].filter(isNested);
  let squares = 0;
  for (let depth = 0, all = 0; level.length > 0; depth += 1) {
    if (depth >= MOST_LEVELS) throw new Malformed(messages.http.malformed);
    all += level.length;
    const inside = level.map((each) => Object.values(each) as unknown[]);
    for (const [place, { length }] of inside.entries()) {
      if (!Array.isArray(level[place])) squares += length ** 2;
      else if (length > elements) throw new TooLarge(messages.http.tooLarge);
    }
    if (squares > keys ** 2 || all > nested) throw new TooLarge(messages.http.tooLarge);
    level = inside.flat().filter(isNested);
  }
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;
