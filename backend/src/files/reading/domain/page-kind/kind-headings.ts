import { plainLabel } from '../labels.js';

/** The kinds of page that show no part. */
export const pageKinds = ['cover', 'change-log', 'parts-list'] as const;
export type PageKind = (typeof pageKinds)[number];

/** Headings as `plainLabel` writes them. A bare `capa`, `cover` or `índice` may be a part's name or a revision's label. */
const HEADINGS: Readonly<Record<PageKind, readonly string[]>> = {
  cover: [
    'folha de rosto, pagina de rosto, folha de capa, folha de abertura, indice de desenhos, lista de desenhos',
    'relacao de desenhos, sumario, cover sheet, cover page, title page, table of contents, drawing list, drawing index',
    'list of drawings, deckblatt, titelblatt, inhaltsverzeichnis, zeichnungsliste, portada, lista de planos, page de garde',
    'liste des plans, frontespizio, elenco disegni',
  ],
  'change-log': [
    'lista de alteracoes, historico de alteracoes, controle de alteracoes, registro de alteracoes, quadro de alteracoes',
    'lista de revisoes, historico de revisoes, controle de revisoes, registro de revisoes, quadro de revisoes',
    'tabela de revisoes, folha de alteracoes, change log, changelog, change history, list of changes, record of changes',
    'revision history, revision log, record of revisions, list of revisions, revisions, anderungsliste',
    'anderungsverzeichnis, anderungshistorie, anderungsubersicht, historial de cambios, historial de revisiones',
    'control de cambios, historique des modifications, historique des revisions, storico revisioni',
  ],
  'parts-list': [
    'lista de pecas, lista de materiais, lista de componentes, relacao de pecas, relacao de materiais, parts list',
    'part list, bill of materials, bill of material, bom, list of parts, stuckliste, materialliste, lista de piezas',
    'lista de materiales, liste des pieces, distinta base, distinta materiali, elenco parti',
  ],
};

const known = new Map<string, PageKind>(
  pageKinds.flatMap((kind) =>
    HEADINGS[kind]
      .join(', ')
      .split(', ')
      .map((name) => [name, kind] as const),
  ),
);

/** The kind of page that a text heads: `2. Lista de peças`, `BILL OF MATERIALS – 1/3`. Null for any other text. */
export function headingKind(text: string): PageKind | null {
  const bare = plainLabel(text)
    .replace(/^[\d\s)–-]+/, '')
    .replace(/[\s–-]*(?:\(?\d+\s*(?:[/-]|de|of)\s*\d+\)?)?$/, '');
  return known.get(bare) ?? null;
}
