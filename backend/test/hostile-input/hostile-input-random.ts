/** Numbers that look random and are the same for the same seed on every machine (mulberry32). */
export class Random {
  constructor(private state: number) {}

  /** From 0 to below 1. */
  fraction(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from 0 to below `end`. */
  below(end: number): number {
    return Math.floor(this.fraction() * end);
  }

  /** True this often (0 to 1). */
  chance(probability: number): boolean {
    return this.fraction() < probability;
  }

  pick<T>(choices: readonly T[]): T {
    const choice = choices[this.below(choices.length)];
    if (choice === undefined) throw new Error('nothing to pick from');
    return choice;
  }
}
