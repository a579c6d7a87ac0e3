import { Conflict, Invalid } from '../../platform/errors/app-errors.js';
import type { VersionedInput } from '../../platform/http/versions.js';
import { catalogueTexts } from '../catalogue.texts.js';
import { CatalogueService } from '../crud/catalogue.service.js';
import { giveCode } from './stock-codes.js';
import type { StockItem } from './stock-item.entity.js';
import type { StockItemInput } from './stock-items.dto.js';

/** The shop's own stock as a catalogue. What is reserved for a batch is neither changed nor deleted. */
export class StockItemsService extends CatalogueService<StockItem, StockItemInput> {
  /** Stores as many equal items as are asked for, and answers the last one. @throws Invalid */
  override async create(input: StockItemInput): Promise<StockItem> {
    const item = checked(input);
    return this.db.write(async () => {
      let last = await super.create(item);
      for (let made = 1; made < (input.count ?? 1); made++) {
        last = await super.create(Object.assign({}, item, { code: null }));
      }
      return last;
    });
  }

  /** @throws Invalid, NotFound; Conflict where it is reserved, or was changed meanwhile */
  override async update(id: number, input: StockItemInput & VersionedInput): Promise<StockItem> {
    return this.db.write(async () => {
      await this.checkFree(id);
      return super.update(id, checked(input));
    });
  }

  /** @throws NotFound; Conflict where it is reserved */
  override async remove(id: number): Promise<StockItem> {
    return this.db.write(async () => {
      await this.checkFree(id);
      return super.remove(id);
    });
  }

  protected override async afterSave(id: number): Promise<void> {
    const { code } = await this.get(id);
    if (code === null) await giveCode(this.db, id);
  }

  private async checkFree(id: number): Promise<void> {
    await this.entries.lock(id);
    const { code, batch_id } = await this.get(id);
    if (batch_id !== null) throw new Conflict(catalogueTexts.itemReserved(code ?? '', batch_id));
  }
}

/** The item with the sizes that its kind has. @throws Invalid at the fields that are missing */
function checked<Input extends StockItemInput>(input: Input): Input {
  const isBar = typeof input.bar_id === 'number';
  const ofSheet = isBar
    ? []
    : ([
        ['material_id', input.material_id, catalogueTexts.materialOrBar],
        ['thickness', input.thickness, catalogueTexts.thicknessRequired],
        ['width', input.width, catalogueTexts.widthRequired],
      ] as const);
  const missing = [...ofSheet, ['length', input.length, catalogueTexts.lengthRequired] as const].filter(
    ([, value]) => !value,
  );
  const [first] = missing;
  if (first) {
    throw new Invalid(first[2], Object.fromEntries(missing.map(([field, , text]) => [field, [text]])));
  }
  const ofKind = isBar ? { material_id: null, thickness: null, width: null } : { bar_id: null };
  return Object.assign({}, input, ofKind, { count: undefined });
}
