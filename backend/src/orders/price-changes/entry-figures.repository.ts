import { Injectable } from '@nestjs/common';
import { Customer } from '../../catalogue/customers/customer.entity.js';
import { Process } from '../../catalogue/processes/process.entity.js';
import { State } from '../../catalogue/states/state.entity.js';
import { TimeRule } from '../../catalogue/time-rules/time-rule.entity.js';
import { Database } from '../../platform/database/database.js';
import { plainRows } from '../../platform/database/plain-rows.js';
import type { ChangedRule } from '../../pricing/domain/basis/changed-entry.js';
import type {
  BasisBar,
  BasisComponent,
  BasisMaterial,
  BasisNcm,
  BasisProcess,
  BasisSheet,
} from '../../pricing/domain/basis/price-basis.js';
import type { Choices } from '../part-rows/choices.js';
import { ChoicesRepository, type ChoiceIds } from '../part-rows/choices.repository.js';
import { RuleVersionsRepository } from '../part-rows/rule-versions.repository.js';

/** An entry's name, and what prices take of it. */
interface Named<Figures> {
  name: string;
  figures: Figures;
}

const NOTHING: ChoiceIds = {
  material_id: null,
  sheet_id: null,
  bar_id: null,
  component_id: null,
  ncm_id: null,
};

/** Reads single catalogue entries as prices know them; null where there is no such entry. */
@Injectable()
export class EntryFiguresRepository {
  constructor(
    private readonly db: Database,
    private readonly choices: ChoicesRepository,
    private readonly versions: RuleVersionsRepository,
  ) {}

  async material(id: number): Promise<Named<BasisMaterial> | null> {
    const found = (await this.named({ material_id: id })).materials.get(id);
    if (!found) return null;
    const { name, specific_weight, price_kg, group } = found;
    return { name, figures: { id, specific_weight, price_kg, group } };
  }

  async sheet(id: number): Promise<Named<BasisSheet> | null> {
    const found = (await this.named({ sheet_id: id })).sheets.get(id);
    if (!found) return null;
    const { name, thickness, width, length, material_id, specific_weight, price_kg, group } = found;
    const figures = { id, thickness, width, length, material_id, specific_weight, price_kg, group };
    return { name, figures };
  }

  async bar(id: number): Promise<Named<BasisBar> | null> {
    const found = (await this.named({ bar_id: id })).bars.get(id);
    if (!found) return null;
    const { name, length, weight, price_kg } = found;
    return { name, figures: { id, length, weight, price_kg } };
  }

  async component(id: number): Promise<Named<BasisComponent> | null> {
    const found = (await this.named({ component_id: id })).components.get(id);
    return found ? { name: found.name, figures: { id, unit_value: found.unit_value } } : null;
  }

  async ncm(id: number): Promise<Named<BasisNcm> | null> {
    const found = (await this.named({ ncm_id: id })).ncms.get(id);
    return found ? { name: found.code, figures: { id, ipi: found.ipi } } : null;
  }

  async process(id: number): Promise<Named<BasisProcess> | null> {
    const found = (await this.choices.of([], [{ process_id: id }])).processes.get(id);
    if (!found) return null;
    const { title, value_per_minute, setup, rule_version_id } = found;
    return { name: title, figures: { id, value_per_minute, setup, rule_version_id } };
  }

  /** The rule's newest version, and the processes whose minutes follow it. */
  async rule(id: number): Promise<Named<ChangedRule> | null> {
    const { manager } = this.db;
    const [rule] = await plainRows(manager, TimeRule, {
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
    const version = (await this.versions.of(new Set([rule.version_id]))).get(rule.version_id);
    if (!version) throw new Error(`No version ${String(rule.version_id)} of rule ${String(id)}`);
    return { name: rule.name, figures: { process_ids: processes.map((process) => process.id), version } };
  }

  async state(id: number): Promise<Named<{ icms: number }> | null> {
    const [state] = await plainRows(this.db.manager, State, {
      condition: 'WHERE id = ?',
      values: [id],
      columns: ['name', 'icms'],
    });
    return state ? { name: state.name, figures: { icms: state.icms } } : null;
  }

  async customer(id: number): Promise<Pick<Customer, 'name' | 'state_id'> | null> {
    const [customer] = await plainRows(this.db.manager, Customer, {
      condition: 'WHERE id = ?',
      values: [id],
      columns: ['name', 'state_id'],
    });
    return customer ?? null;
  }

  private async named(ids: Partial<ChoiceIds>): Promise<Choices> {
    return this.choices.of([{ ...NOTHING, ...ids }], []);
  }
}
