import type { Database } from '../../platform/database/database.js';
import { StockItem } from './stock-item.entity.js';

/** Gives the item a code made of its number, which no other one has. Inside of `Database.write`. */
export async function giveCode({ manager }: Database, id: number): Promise<void> {
  let code = `E${String(id)}`;
  while (await manager.existsBy(StockItem, { code })) code += '-';
  await manager.update(StockItem, { id }, { code });
}
