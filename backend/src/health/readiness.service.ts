import { Injectable } from '@nestjs/common';
import { DependenciesService, type DependencyState } from './dependencies.service.js';

type State = DependencyState['state'];

/** How the process and each of its dependencies are. `redis` is left out where jobs need none. */
export interface Readiness {
  status: State;
  database?: State;
  redis?: State;
  storage?: State;
}

/** Whether the process may get requests. */
@Injectable()
export class ReadinessService {
  constructor(private readonly dependencies: DependenciesService) {}

  async look(): Promise<Readiness> {
    const states = await this.dependencies.look();
    const status = states.every(({ state }) => state === 'ok') ? 'ok' : 'unavailable';
    return { status, ...Object.fromEntries(states.map(({ name, state }) => [name, state])) };
  }
}
