import { names } from './names.js';

/** Heads of lists of parts, and of the tables of a drawing's revisions. */
export const PARTS_HEADS: ReadonlySet<string> = new Set(
  names(
    'item, item no, no do item, no item, no de elemento, no del elemento, peca, pieza, outer dimensions, overall dimensions, pos, pos nr, position, partnummer, quantity, qtde, qtd, quant, qty, stk, menge, stuck, tag, part number, description',
    'descricao, cant, cantidad, qte, anzahl, repere, rep, marca, pozice, ks, кол, поз, benennung, bezeichnung, material, drawing no, un',
    'item number, desc, descripcion, designacion, designation, denominazione, descrizione, omschrijving, aantal, nazwa, ilosc, poz, nazev, pocet, antal, benamning',
    'denominacion, quantita, qta, nimitys, maara, обозначение, наименование, примечание, remark, remarks, 序号, 代号, 名称, 数量, 材料, 备注',
  ),
);

export const REVISION_HEADS: ReadonlySet<string> = new Set(
  names(
    'rev, revision, revisao, ind, indice, index, zone, description, descricao, modifications, modification, changes, anderung',
    'anderungen, date, data, datum, fecha, desc, descripcion, beschreibung, descrizione, omschrijving, opis, popis',
    'approved, approved by, aprovado, visa, verif, by, por, name, eco, ecn, zustand, state, status',
  ),
);
