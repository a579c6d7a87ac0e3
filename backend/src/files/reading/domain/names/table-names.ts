import { names } from './names.js';

/** Heads of lists of parts, and of the tables of a drawing's revisions. */
export const PARTS_HEADS: ReadonlySet<string> = new Set(
  names(
    'item, item no, no do item, no item, no de elemento, no del elemento, peca, pieza, outer dimensions, overall dimensions, pos, pos nr, position',
    'quantity, qtde, qtd, quant, qty, stk, menge, stuck, tag, part number, description, descricao, cant, cantidad, qte, anzahl, repere, rep, marca',
    'benennung, bezeichnung, material, drawing no, un, item number, desc, descripcion, designacion, designation, denominazione, descrizione, denominacion',
    'quantita, qta, remark, remarks',
  ),
);

export const REVISION_HEADS: ReadonlySet<string> = new Set(
  names(
    'rev, revision, revisao, ind, indice, index, zone, description, descricao, modifications, modification, changes, anderung, anderungen, date, data',
    'datum, fecha, desc, descripcion, beschreibung, descrizione, approved, approved by, aprovado, visa, verif, by, por, name, eco, ecn, zustand, state',
    'status',
  ),
);
