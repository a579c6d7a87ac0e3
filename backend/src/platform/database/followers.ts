import { Global, Inject, Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { PHASES, type Follower, type Phase, type Topic } from './commit-phases.js';
import { Database } from './database.js';

/** Names of followers (`Class.method`) by phase, in the order in which they run. */
export type CommitOrder = Readonly<Record<Phase, readonly string[]>>;

type Run<C> = (changes: readonly C[]) => Promise<void> | void;

type Declared = Omit<Follower, 'name' | 'run'> & { method: string };

const DECLARED = Symbol('followers');
const COMMIT_ORDER = Symbol('COMMIT_ORDER');

/**
 * Declares that a method follows the changes of a topic, in this phase of each transaction. Its place within the phase stands in the
 * commit order of the composition root; without one there the process does not start.
 * @param wants without it all changes of the topic
 */
export function Follows<C>(topic: Topic<C>, phase: Phase, wants?: (change: C) => boolean) {
  return <M extends string>(prototype: Record<M, Run<C>>, method: M): void => {
    const former = (Reflect.getMetadata(DECLARED, prototype) ?? []) as Declared[];
    const declared = { topic, phase, method, ...(wants && { wants }) };
    Reflect.defineMetadata(DECLARED, [...former, declared], prototype);
  };
}

/** The followers that these instances declare. */
export function followersOf(instances: Iterable<unknown>): Follower[] {
  return [...new Set(instances)].flatMap((instance) => {
    if (typeof instance !== 'object' || instance === null) return [];
    const declared = (Reflect.getMetadata(DECLARED, instance) ?? []) as Declared[];
    return declared.map(({ method, ...follower }) => {
      const run = (instance as Record<string, Run<unknown>>)[method]?.bind(instance);
      if (!run) throw new Error(`${instance.constructor.name} has no ${method}`);
      return { ...follower, name: `${instance.constructor.name}.${method}`, run };
    });
  });
}

/**
 * The followers of a process in their order.
 * @throws Error naming every follower that is missing, stands in no order, or declares another phase
 */
export function inCommitOrder(followers: readonly Follower[], order: CommitOrder): Follower[] {
  const wanted = PHASES.flatMap((phase) => order[phase].map((name) => `${phase} ${name}`));
  const found = new Map(followers.map((follower) => [`${follower.phase} ${follower.name}`, follower]));
  const problems = [
    ...wanted.filter((name) => !found.has(name)).map((name) => `${name} is missing`),
    ...[...found.keys()].filter((name) => !wanted.includes(name)).map((name) => `${name} stands in no order`),
    ...(found.size < followers.length ? ['a follower is there twice'] : []),
  ];
  if (problems.length > 0) throw new Error(`What follows changes: ${problems.join('; ')}`);
  return wanted.flatMap((name) => found.get(name) ?? []);
}

/** Finds the followers of a process when it starts, and gives them to the database before anything is changed. */
@Global()
@Module({ imports: [DiscoveryModule] })
export class FollowersModule implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly db: Database,
    @Inject(COMMIT_ORDER) private readonly order: CommitOrder,
  ) {}

  static with(order: CommitOrder): DynamicModule {
    return { module: FollowersModule, providers: [{ provide: COMMIT_ORDER, useValue: order }] };
  }

  onModuleInit(): void {
    const instances = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    this.db.follow(inCommitOrder(followersOf(instances), this.order));
  }
}
