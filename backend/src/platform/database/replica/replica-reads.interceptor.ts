import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { READS_FROM_REPLICA } from './reads-from-replica.js';
import { Replica } from './replica.js';

/** Runs the handlers of routes that declare it on the replica. Guards have run before: sessions and permissions are the primary's. */
@Injectable()
export class ReplicaReadsInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly replica: Replica,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const declared = this.reflector.get<boolean | undefined>(READS_FROM_REPLICA, context.getHandler());
    if (!declared) return next.handle();
    return from(this.replica.read(() => lastValueFrom(next.handle())));
  }
}
