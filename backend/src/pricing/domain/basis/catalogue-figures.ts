import { byName } from '@forja/figures';
import {
  basisOfType,
  EMPTY_BASIS,
  type BasisBar,
  type BasisComponent,
  type BasisMaterial,
  type BasisProcess,
  type BasisSheet,
  type PriceBasis,
} from './price-basis.js';
import type { RuleVersions } from '../minutes/time-rule.js';
import type { PartType } from '../part-type.js';
import type { Operation } from '../taxes/operation.js';
import { namedOperation, type SoldPart } from '../taxes/operations.js';
import { taxFigures, type PricedNcm, type TaxTerms } from './part-taxes.js';

/** The kinds of catalogue entries of which a part names one at most. */
export const CHOICES = ['material', 'sheet', 'bar', 'component', 'ncm'] as const;
export type Choice = (typeof CHOICES)[number];

/** The ids by which a part names these entries. */
export type ChoiceIds = Record<`${Choice}_id`, number | null>;

export const choiceIds = (idOf: (choice: Choice) => number | null): ChoiceIds =>
  Object.fromEntries(CHOICES.map((choice) => [`${choice}_id`, idOf(choice)])) as ChoiceIds;

/** A part's type and the ids of the catalogue entries that it names. */
export interface PartChoices extends ChoiceIds {
  type: PartType | null;
  /** Absent: as its order is sold. */
  operation_id?: number | null;
  /** Of its goods, 0 to 8; absent: the company's. */
  origin?: number | null | undefined;
  /** One per process row; null while none is chosen. */
  process_ids: readonly (number | null)[];
}

/** Today's figures by id, one map per kind of catalogue entry. */
export interface FiguresById {
  material: ReadonlyMap<number, BasisMaterial>;
  sheet: ReadonlyMap<number, BasisSheet>;
  bar: ReadonlyMap<number, BasisBar>;
  component: ReadonlyMap<number, BasisComponent>;
  ncm: ReadonlyMap<number, PricedNcm>;
  operation: ReadonlyMap<number, Operation>;
  process: ReadonlyMap<number, BasisProcess>;
}

const SINGLE_CHOICES = [...CHOICES, 'operation'] as const;

/** The kinds of all entries that parts name. */
export const ENTRY_KINDS = [...SINGLE_CHOICES, 'process'] as const;

type BasisOf = { [K in keyof FiguresById]: (entry: MapValue<FiguresById[K]>) => MapValue<FiguresById[K]> };

/** The fields of an entry that a basis keeps, whatever else was loaded with it: a basis is stored as JSON. */
const BASIS_OF: BasisOf = {
  material: ({ id, specific_weight, price_kg, group = 'other' }) => ({
    id,
    specific_weight,
    price_kg,
    group,
  }),
  sheet: ({ id, thickness, width, length, material_id, specific_weight, price_kg, group = 'other' }) => ({
    id,
    thickness,
    width,
    length,
    material_id,
    specific_weight,
    price_kg,
    group,
  }),
  bar: ({ id, length, weight, price_kg }) => ({ id, length, weight, price_kg }),
  component: ({ id, unit_value }) => ({ id, unit_value }),
  ncm: ({ id, ipi, rates = null, keeps_ipi = null }) => ({ id, ipi, rates, keeps_ipi }),
  operation: (operation) => operation,
  process: ({ id, value_per_minute, setup = 0, rule_version_id = null }) => ({
    id,
    value_per_minute,
    setup,
    ...(rule_version_id !== null && { rule_version_id }),
  }),
};

/** Today's catalogue figures of some parts, loaded together. */
export class CatalogueFigures {
  /** @param rules the versions that the parts' bases name, and today's */
  constructor(
    private readonly figures: FiguresById,
    readonly rules: RuleVersions,
  ) {}

  /**
   * The current basis of one of the parts that these figures were loaded for.
   * @param terms how the order taxes it now
   */
  basisOf(choices: PartChoices, terms: TaxTerms): PriceBasis {
    const basis: PriceBasis = { ...EMPTY_BASIS, ...this.taxesOf(choices, terms), processes: [] };
    basis.material = this.figure('material', choices.material_id);
    basis.sheet = this.figure('sheet', choices.sheet_id);
    basis.bar = this.figure('bar', choices.bar_id);
    basis.component = this.figure('component', choices.component_id);
    basis.processes = [...new Set(choices.process_ids)]
      .map((id) => this.figure('process', id))
      .filter((process) => process !== null);
    return basisOfType(choices.type, basis);
  }

  /** The part of a basis that its taxes follow from. */
  taxesOf(
    { ncm_id, origin = null, ...sold }: Pick<PartChoices, 'ncm_id' | 'origin'> & SoldPart,
    terms: TaxTerms,
  ): ReturnType<typeof taxFigures> {
    const operation = this.figure('operation', namedOperation(sold));
    return taxFigures(terms, this.figure('ncm', ncm_id), { ...sold, operation, origin });
  }

  /** The request fields that name an entry that does not exist: `sheet_id`, `processes.1.id`. */
  missing(choices: PartChoices): string[] {
    const single = SINGLE_CHOICES.filter((kind) => this.lacks(kind, choices[`${kind}_id`] ?? null));
    const rows = choices.process_ids.flatMap((id, index) =>
      this.lacks('process', id) ? [`processes.${String(index)}.id`] : [],
    );
    return [...single.map((kind) => `${kind}_id`), ...rows];
  }

  private lacks(kind: keyof FiguresById, id: number | null): boolean {
    return id !== null && !this.figures[kind].has(id);
  }

  private figure<K extends keyof FiguresById>(kind: K, id: number | null): MapValue<FiguresById[K]> | null {
    const figures = this.figures[kind] as ReadonlyMap<number, MapValue<FiguresById[K]>>;
    const entry = id === null ? undefined : figures.get(id);
    return entry === undefined ? null : BASIS_OF[kind](entry);
  }
}

/** For changes that no catalogue figure counts for. */
export const NO_FIGURES = new CatalogueFigures(
  byName(ENTRY_KINDS, () => new Map<number, never>()),
  new Map(),
);

type MapValue<M> = M extends ReadonlyMap<number, infer V> ? V : never;
