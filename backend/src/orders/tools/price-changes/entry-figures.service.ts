import { Injectable } from '@nestjs/common';
import { Process } from '../../../catalogue/processes/process.entity.js';
import { State } from '../../../catalogue/states/state.entity.js';
import { isSameContent } from '../../../catalogue/time-rules/rule-content.js';
import { TimeRule as TimeRuleRow } from '../../../catalogue/time-rules/time-rule.entity.js';
import { companyTexts } from '../../../company/company.texts.js';
import { CompanyTaxesService, type KnownTaxes } from '../../../company/taxes/company-taxes.service.js';
import { Database } from '../../../platform/database/database.js';
import { plainRows } from '../../../platform/database/plain-rows.js';
import { NotFound } from '../../../platform/errors/app-errors.js';
import { messages } from '../../../platform/i18n/messages.js';
import type { ChangedEntry, ChangedRule } from '../../../pricing/domain/basis/changed-entry.js';
import type { TimeRule } from '../../../pricing/domain/minutes/time-rule.js';
import { profileOf, type CustomerTaxes } from '../../../pricing/domain/taxes/tax-rules.js';
import type { Choices } from '../../part-rows/choices.js';
import { ChoicesRepository } from '../../part-rows/choices.repository.js';
import { choiceIds, type ChoiceIds } from '../../../pricing/domain/basis/catalogue-figures.js';
import { RuleVersionsRepository } from '../../part-rows/rule-versions.repository.js';
import type { LoadedNcm, Named } from '../../part-rows/loaded-part.js';
import { readCustomer } from '../../tree/read-customer.js';
import type { EntryFiguresDto } from './price-impact.dto.js';
import type { EntryKey, PriceSource } from './price-sources.js';

/** Figures of a form that are not stored in the catalogue yet. */
type GivenFigures = Pick<EntryFiguresDto, keyof EntryFiguresDto>;

/** Id of a rule's version that is not stored yet: stored ones begin at 1. */
const UNSTORED_VERSION = 0;

type KnownState = Pick<State, 'name' | 'abbreviation' | 'icms' | 'rates'>;

/** The tax facts that a changed entry gives to quotes with complete taxes; an absent one stays as the quote has it. */
export interface ChangedTaxes {
  /** All tax facts of the company, where its taxes are the entry: each quote is taxed anew. */
  known?: KnownTaxes;
  ncm?: LoadedNcm;
  /** The customer's state; null: the customer has none. */
  state?: KnownState | null;
  /** The customer's tax profile, where a customer is the entry. */
  profile?: Pick<CustomerTaxes, 'taxpayer' | 'final_use'>;
}

/** A catalogue entry with all that prices and taxes of quotes take from it. */
export interface PricedEntry {
  name: string;
  /** Its figures in prices; null for the company's taxes, which change no price. */
  changed: ChangedEntry | null;
  /** Absent for entries that change no taxes. */
  taxes?: ChangedTaxes;
}

/** Reads the figures of catalogue entries, stored or as a form has them, for the price impact and for repricing. */
@Injectable()
export class EntryFigures {
  constructor(
    private readonly db: Database,
    private readonly choices: ChoicesRepository,
    private readonly versions: RuleVersionsRepository,
    private readonly taxes: CompanyTaxesService,
  ) {}

  /**
   * The entry with its stored figures, or the given ones in their place.
   * @param rule a rule for minutes as its form has it, in place of the stored one
   * @throws NotFound where the entry, or a material or state that it names, does not exist
   */
  async read({ resource, id }: EntryKey, given: GivenFigures = {}, rule?: TimeRule): Promise<PricedEntry> {
    if (resource === 'taxes')
      return { name: companyTexts.taxes, changed: null, taxes: { known: await this.taxes.readKnown() } };
    const found =
      resource === 'time-rules' ? await this.readRule(id, rule) : await this.readEntry(resource, id, given);
    if (!found) throw new NotFound(messages.http.notFound);
    return found;
  }

  private async readEntry(
    resource: Exclude<PriceSource, 'time-rules' | 'taxes'>,
    id: number,
    given: GivenFigures,
  ): Promise<PricedEntry | null> {
    switch (resource) {
      case 'materials':
        return withGiven('material', (await this.load({ material_id: id })).material.get(id), given);
      case 'sheets':
        return this.readSheet(id, given);
      case 'bars':
        return withGiven('bar', (await this.load({ bar_id: id })).bar.get(id), given);
      case 'components':
        return withGiven('component', (await this.load({ component_id: id })).component.get(id), given);
      case 'processes':
        return this.readProcess(id, given);
      case 'mercosur-common-nomenclatures':
        return this.readNcm(id, given);
      case 'states':
        return this.readState(id, given);
      case 'customers':
        return this.readCustomer(id, given);
    }
  }

  /** A sheet whose form has another material takes that material's specific weight and price. */
  private async readSheet(id: number, { material_id, ...given }: GivenFigures): Promise<PricedEntry | null> {
    const found = (await this.load({ sheet_id: id })).sheet.get(id);
    if (!found) return null;
    const other = material_id && material_id !== found.material_id ? material_id : null;
    const material = other === null ? found : (await this.load({ material_id: other })).material.get(other);
    if (!material) return null;
    const { thickness, width, length } = found;
    const { specific_weight, price_kg, group } = material;
    // The order of these fields counts: digests of quotes that wait to be repriced were made with it.
    const sizes = { id, thickness, width, length, material_id: other ?? found.material_id };
    return withGiven('sheet', { name: found.name, ...sizes, specific_weight, price_kg, group }, given);
  }

  private async readProcess(id: number, given: GivenFigures): Promise<PricedEntry | null> {
    const found = (await this.choices.load([], [{ process_id: id }])).process.get(id);
    if (!found) return null;
    const { title, ...figures } = found;
    return withGiven('process', { ...figures, name: title }, given);
  }

  private async readNcm(id: number, given: GivenFigures): Promise<PricedEntry | null> {
    const found = (await this.load({ ncm_id: id })).ncm.get(id);
    if (!found) return null;
    const { ipi, ipi_rates: rates = found.rates, keeps_ipi = found.keeps_ipi } = given;
    const ncm = { ...found, ipi: ipi === undefined ? found.ipi : (ipi ?? 0), rates, keeps_ipi };
    const changed = { kind: 'ncm', figures: { id, ipi: ncm.ipi } } as const;
    return { name: found.code, changed, taxes: { ncm } };
  }

  private async readState(id: number, given: GivenFigures): Promise<PricedEntry | null> {
    const found = await this.findState(id);
    if (!found) return null;
    const { icms = found.icms, icms_rates = found.rates } = given;
    const state = { ...found, icms: icms ?? 0, rates: icms_rates };
    return { name: found.name, changed: { kind: 'icms', figures: { icms: state.icms } }, taxes: { state } };
  }

  /** A rule as its form has it is a new version, which is not stored yet, unless it equals the newest one. */
  private async readRule(id: number, given?: TimeRule): Promise<PricedEntry | null> {
    const stored = await this.findRule(id);
    if (!stored) return null;
    const { name, process_ids } = stored;
    const changed = given !== undefined && !isSameContent(given, stored.version);
    const version = changed ? { ...given, id: UNSTORED_VERSION } : stored.version;
    return { name, changed: { kind: 'rule', figures: { process_ids, version } } };
  }

  /** @param given with a `state_id` of null for a customer without a state */
  private async readCustomer(id: number, { state_id }: GivenFigures): Promise<PricedEntry | null> {
    const customer = await readCustomer(this.db, id);
    if (!customer) return null;
    const state = state_id ? await this.findState(state_id) : state_id === null ? null : customer.state;
    if (state_id && !state) return null;
    const changed = { kind: 'icms', figures: { icms: state?.icms ?? 0 } } as const;
    return { name: customer.name, changed, taxes: { state, profile: profileOf(customer) } };
  }

  /** The rule's newest version, and the processes whose minutes follow it. */
  private async findRule(id: number): Promise<Named<ChangedRule> | null> {
    const { manager } = this.db;
    const [rule] = await plainRows(manager, TimeRuleRow, {
      condition: 'WHERE id = ?',
      values: [id],
      columns: ['name', 'version_id'],
    });
    if (rule?.version_id === undefined || rule.version_id === null) return null;
    const processes = await plainRows(manager, Process, {
      condition: 'WHERE rule_id = ?',
      values: [id],
      columns: ['id'],
    });
    const version = (await this.versions.load(new Set([rule.version_id]))).get(rule.version_id);
    if (!version) throw new Error(`No version ${String(rule.version_id)} of rule ${String(id)}`);
    return { name: rule.name, process_ids: processes.map((process) => process.id), version };
  }

  private async findState(id: number): Promise<KnownState | null> {
    const [state] = await plainRows(this.db.manager, State, {
      condition: 'WHERE id = ?',
      values: [id],
      columns: ['name', 'abbreviation', 'icms', 'rates'],
    });
    return state ?? null;
  }

  private async load(ids: Partial<ChoiceIds>): Promise<Choices> {
    return this.choices.load([{ ...choiceIds(() => null), ...ids }], []);
  }
}

type FiguresOf<K extends ChangedEntry['kind']> = Extract<ChangedEntry, { kind: K }>['figures'];

/** The entry with its stored figures, of which the given ones are replaced. */
function withGiven<K extends ChangedEntry['kind']>(
  kind: K,
  entry: Named<FiguresOf<K>> | null | undefined,
  given: GivenFigures,
): PricedEntry | null {
  if (!entry) return null;
  const { name, ...stored } = entry;
  const fields = Object.keys(stored).filter((field) => field !== 'id' && field !== 'material_id');
  const all = new Map(Object.entries(given));
  const typed = fields.flatMap((field) => {
    const value = all.get(field);
    return value === undefined ? [] : [[field, value ?? 0] as const];
  });
  const figures = { ...stored, ...Object.fromEntries(typed) };
  return { name, changed: { kind, figures } as unknown as ChangedEntry };
}
