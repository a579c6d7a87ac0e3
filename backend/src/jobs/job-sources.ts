import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/current-user.js';
import type { JobView } from './job.view.js';

/** A feature whose work is listed. */
export interface JobSource {
  /**
   * Its newest jobs that this user may see, with what they may do about them.
   * @param most of one kind
   */
  list(actor: Actor, most: number): Promise<JobView[]>;
}

/** The features whose jobs are listed together; each adds itself, so that the list knows none of them. */
@Injectable()
export class JobSources {
  private readonly sources: JobSource[] = [];

  add(source: JobSource): void {
    this.sources.push(source);
  }

  async list(actor: Actor, most: number): Promise<JobView[]> {
    return (await Promise.all(this.sources.map((source) => source.list(actor, most)))).flat();
  }
}
