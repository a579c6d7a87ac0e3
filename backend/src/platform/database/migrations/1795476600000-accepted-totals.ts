import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, type AddedColumns } from './table-builder.js';

const COLUMNS: AddedColumns = [
  ['offer_answers', 'total', 'decimal(15,2) NULL'],
  ['offer_answers', 'quantities', 'text NULL'],
];

interface Acceptance {
  id: number;
  picks: string;
}

interface Picks {
  quote: number | null;
  sets: { set_id: number; quantity: number }[];
}

/**
 * What customers accepted, with each acceptance. Of earlier ones the total is known where the quote's own quantities were
 * accepted, and chosen sets by the names that they have now.
 */
export class AcceptedTotals1795476600000 implements MigrationInterface {
  name = 'AcceptedTotals1795476600000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
    const accepted = "SELECT id, picks FROM offer_answers WHERE kind = 'accepted'";
    for (const { id, picks } of (await runner.query(accepted)) as Acceptance[]) {
      const quantities = await quantitiesOf(runner, JSON.parse(picks) as Picks);
      await runner.query(
        quantities === ''
          ? 'UPDATE offer_answers SET total = (SELECT total FROM revisions r WHERE r.id = revision_id) WHERE id = ?'
          : 'UPDATE offer_answers SET quantities = ? WHERE id = ?',
        quantities === '' ? [id] : [quantities, id],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COLUMNS);
  }
}

async function quantitiesOf(runner: QueryRunner, { quote, sets }: Picks): Promise<string> {
  const words = quote === null ? [] : [`Orçamento inteiro: ${quote.toLocaleString('pt-BR')} ×`];
  for (const { set_id, quantity } of sets) {
    const [set] = (await runner.query('SELECT name FROM order_sets WHERE id = ?', [set_id])) as {
      name: string | null;
    }[];
    words.push(`${set?.name ?? 'conjunto removido'}: ${quantity.toLocaleString('pt-BR')}`);
  }
  return words.join(' · ');
}
