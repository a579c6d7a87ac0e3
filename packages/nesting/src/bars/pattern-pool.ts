import type { Highs } from 'highs';

/** One way of cutting a bar: so many of each piece. */
export interface Pattern {
  stock: number;
  counts: readonly number[];
}

/** The relaxed problem's answer: how often each pattern, in parts of a bar. */
export interface Relaxed {
  /** Total length of stock. */
  value: number;
  /** How often each pattern is cut, in the order of the pool. */
  uses: Float64Array;
  /** The cost of one more of each piece. */
  pieceWorths: Float64Array;
  /** The change of cost by one more bar of each stock; not above 0. */
  stockWorths: Float64Array;
}

/** The cost of a piece without a bar, in bars: dearer than any that is cut. */
const LEFT_OUT = 1000;

/** Branches of the exact search for a whole-numbered plan; a limit in time would make a plan that another run does not. */
const MOST_NODES = 400;

/**
 * The patterns known so far in a linear program: each piece as often as it is wanted, no stock more often than there is,
 * the least length in all. Patterns are added as column generation finds them.
 */
export class PatternPool {
  readonly patterns: Pattern[] = [];
  private readonly model;
  /** Columns before the patterns: what stays without a bar, one of each piece. */
  private readonly leading: number;

  /**
   * @param lengths of the stocks
   * @param available of each stock; null: as many as are needed
   * @param pieces how many different ones there are
   */
  constructor(
    private readonly solver: Highs,
    private readonly lengths: readonly number[],
    private readonly available: readonly (number | null)[],
    pieces: number,
  ) {
    this.leading = pieces;
    this.model = solver.createModel();
    this.model.options.set({ output_flag: false, random_seed: 0 });
    for (let piece = 0; piece < pieces; piece++) this.model.addRow(0, solver.infinity, NOTHING);
    for (const most of available) this.model.addRow(0, most ?? solver.infinity, NOTHING);
    const cost = LEFT_OUT * Math.max(...lengths);
    for (let piece = 0; piece < pieces; piece++) {
      this.model.addCol(cost, 0, solver.infinity, { indices: [piece], values: [1] });
    }
  }

  add(pattern: Pattern): void {
    const pieces = pattern.counts.flatMap((count, piece) => (count > 0 ? [{ piece, count }] : []));
    this.model.addCol(this.lengths[pattern.stock] ?? 0, 0, this.solver.infinity, {
      indices: [...pieces.map(({ piece }) => piece), this.leading + pattern.stock],
      values: [...pieces.map(({ count }) => count), 1],
    });
    this.patterns.push(pattern);
  }

  /** Another number of pieces and stocks from now on; patterns that hold more than is wanted are not used then. */
  want(pieces: readonly number[], available: readonly (number | null)[] = this.available): void {
    pieces.forEach((count, piece) => this.model.changeRowBounds(piece, count, this.solver.infinity));
    available.forEach((most, stock) =>
      this.model.changeRowBounds(this.leading + stock, 0, most ?? this.solver.infinity),
    );
    this.patterns.forEach(({ counts }, index) => {
      const fits = counts.every((count, piece) => count <= (pieces[piece] ?? 0));
      this.model.changeColBounds(this.leading + index, 0, fits ? this.solver.infinity : 0);
    });
  }

  relax(): Relaxed {
    this.model.run();
    const { colValue, rowDual } = this.model.getSolution();
    return {
      value: this.model.getObjectiveValue(),
      uses: colValue.subarray(this.leading),
      pieceWorths: rowDual.subarray(0, this.leading),
      stockWorths: rowDual.subarray(this.leading),
    };
  }

  /**
   * How often each pattern in whole numbers, as good as the patterns known so far allow within a limit of branches; null
   * where it finds none.
   * @param gap it is enough to be so close to the best
   */
  chooseWhole(gap: number): number[] | null {
    const columns = this.leading + this.patterns.length;
    const selection = { kind: 'range', from: 0, to: columns - 1 } as const;
    this.model.changeColsIntegrality(selection, new Int32Array(columns).fill(1));
    this.model.options.set({ mip_max_nodes: MOST_NODES, mip_abs_gap: gap, mip_rel_gap: 0 });
    this.model.run();
    const whole = Array.from(this.model.getSolution().colValue, Math.round);
    const found = Number.isFinite(this.model.getObjectiveValue()) && whole.length === columns;
    return found ? whole.slice(this.leading) : null;
  }

  /** Frees the solver's memory. */
  dispose(): void {
    this.model.dispose();
  }
}

const NOTHING = { indices: [], values: [] };
