import { Injectable } from '@nestjs/common';
import { isSameContent } from '../../catalogue/time-rules/rule-content.js';
import { NotFound } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import type { ChangedEntry } from '../../pricing/domain/basis/changed-entry.js';
import type { TimeRule } from '../../pricing/domain/minutes/time-rule.js';
import { EntryFiguresRepository } from './entry-figures.repository.js';
import type { EntryKey, PriceSource } from './price-sources.js';

/** Figures that a form has and the catalogue has not yet. */
export type GivenFigures = Partial<
  Record<
    | 'specific_weight'
    | 'price_kg'
    | 'thickness'
    | 'width'
    | 'length'
    | 'weight'
    | 'unit_value'
    | 'value_per_minute'
    | 'setup'
    | 'ipi'
    | 'icms'
    | 'material_id'
    | 'state_id',
    number | null
  >
>;

/** The id of what a rule will say: stored ones begin at 1. */
const NO_VERSION = 0;

/** An entry as prices know it. */
export interface PricedEntry {
  name: string;
  changed: ChangedEntry;
}

/** Reads what prices take of a catalogue entry. */
@Injectable()
export class EntryFigures {
  constructor(private readonly entries: EntryFiguresRepository) {}

  /**
   * The entry with its stored figures, and those that are given in their place.
   * @param rule what a rule for minutes says, in the place of what it says stored
   * @throws NotFound where it is not there, or names what is not there
   */
  async of({ resource, id }: EntryKey, given: GivenFigures = {}, rule?: TimeRule): Promise<PricedEntry> {
    const found =
      resource === 'time-rules' ? await this.rule(id, rule) : await this.find(resource, id, given);
    if (!found) throw new NotFound(messages.http.notFound);
    return found;
  }

  private async find(
    resource: Exclude<PriceSource, 'time-rules'>,
    id: number,
    given: GivenFigures,
  ): Promise<PricedEntry | null> {
    switch (resource) {
      case 'materials':
        return priced('material', await this.entries.material(id), given);
      case 'sheets':
        return this.sheet(id, given);
      case 'bars':
        return priced('bar', await this.entries.bar(id), given);
      case 'components':
        return priced('component', await this.entries.component(id), given);
      case 'processes':
        return priced('process', await this.entries.process(id), given);
      case 'mercosur-common-nomenclatures':
        return priced('ncm', await this.entries.ncm(id), given);
      case 'states':
        return priced('icms', await this.entries.state(id), given);
      case 'customers':
        return this.customer(id, given);
    }
  }

  /** Of another material it takes that one's weight and price. */
  private async sheet(id: number, { material_id, ...given }: GivenFigures): Promise<PricedEntry | null> {
    const sheet = await this.entries.sheet(id);
    if (!sheet || !material_id || material_id === sheet.figures.material_id)
      return priced('sheet', sheet, given);
    const material = await this.entries.material(material_id);
    if (!material) return null;
    const { specific_weight, price_kg, group } = material.figures;
    const figures = { ...sheet.figures, material_id, specific_weight, price_kg, group };
    return priced('sheet', { name: sheet.name, figures }, given);
  }

  /** A table that a form has is no version yet; one that says what the newest version says is that version. */
  private async rule(id: number, given?: TimeRule): Promise<PricedEntry | null> {
    const stored = await this.entries.rule(id);
    if (!stored) return null;
    const { name, figures } = stored;
    const changed = given !== undefined && !isSameContent(given, figures.version);
    const version = changed ? { ...given, id: NO_VERSION } : figures.version;
    return { name, changed: { kind: 'rule', figures: { ...figures, version } } };
  }

  /** @param given of which a null state is a customer without one */
  private async customer(id: number, { state_id }: GivenFigures): Promise<PricedEntry | null> {
    const customer = await this.entries.customer(id);
    if (!customer) return null;
    const stateId = state_id === undefined ? customer.state_id : state_id;
    const state = stateId === null ? null : await this.entries.state(stateId);
    if (stateId !== null && !state) return null;
    const figures = { icms: state?.figures.icms ?? 0 };
    return { name: customer.name, changed: { kind: 'icms', figures } };
  }
}

type FiguresOf<K extends ChangedEntry['kind']> = Extract<ChangedEntry, { kind: K }>['figures'];

/** The entry's figures, save those that are given. */
function priced<K extends ChangedEntry['kind']>(
  kind: K,
  entry: { name: string; figures: FiguresOf<K> } | null,
  given: GivenFigures,
): PricedEntry | null {
  if (!entry) return null;
  const fields = Object.keys(entry.figures).filter((field) => field !== 'id' && field !== 'material_id');
  const all = new Map(Object.entries(given));
  const typed = fields.flatMap((field) => {
    const value = all.get(field);
    return value === undefined ? [] : [[field, value ?? 0] as const];
  });
  const figures = { ...entry.figures, ...Object.fromEntries(typed) };
  return { name: entry.name, changed: { kind, figures } as unknown as ChangedEntry };
}
