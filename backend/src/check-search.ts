import 'reflect-metadata';
import { PartKeysKeeper } from './estimating/part-keys.keeper.js';
import { SearchKeeper } from './search/search.keeper.js';
import { runStoredDataCommand } from './stored-data-command.js';

/** Wrong ones that are named; of more their number says enough. */
const MOST_NAMED = 20;

/**
 * `npm run search-index [-- --repair]`: compares the index of the search with all records, and what 'Já orçada' finds parts
 * by with the parts.
 */
await runStoredDataCommand(async (app) => {
  const repair = process.argv.includes('--repair');
  let named = 0;
  const name = (text: string) => {
    named += 1;
    if (named <= MOST_NAMED) console.log(text);
  };
  const orderName = (id: number) => `Pedido ${String(id).padStart(6, '0')}`;
  const search = await app.get(SearchKeeper).checkAll({
    repair,
    onWrong: (shelf, id) => name(shelf === 'orders' ? orderName(id) : `Cadastro ${String(id)}`),
  });
  const keys = await app.get(PartKeysKeeper).checkAll({
    repair,
    onWrong: (order, part) => name(`${orderName(order)}: peça ${String(part)}`),
  });
  console.log(
    `${String(search.checked)} registros conferidos, ${String(search.wrong)} errados no índice da busca.`,
  );
  console.log(`Já orçada: ${String(keys.checked)} pedidos conferidos, ${String(keys.wrong)} peças erradas.`);
  const right = search.wrong + keys.wrong === 0;
  if (!right) console.log(repair ? 'Corrigidos.' : 'Para corrigir: npm run search-index -- --repair');
  return right || repair;
});
