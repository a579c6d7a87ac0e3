import type { SuggestedField } from './drawing-page.js';

/** The names of cells, written one after the other, as `plainLabel` writes them. */
const names = (...lines: string[]): string[] => lines.flatMap((line) => line.split(', '));

/**
 * What the cells of title blocks are called: Portuguese and English, German, Spanish, French, Italian, Dutch, Czech,
 * Polish and Russian.
 */
export const FIELD_NAMES: Readonly<Record<SuggestedField, readonly string[]>> = {
  title: names(
    'nome, nome da peca, denominacao, titulo, titulo do desenho, descricao, designacao, peca, produto, name',
    'part name, title, drawing title, drawing name, description, part description, part title, drawing description',
    'benennung, bezeichnung, titel, teilebezeichnung, zeichnungstitel, denominacion, titulo del documento',
    'titulo do documento, titulo del plano, titulo del dibujo, nombre, nombre de la pieza, pieza, designation, titre',
    'nom, nom de la piece, piece, titre du document, denominazione, titolo, descrizione, omschrijving, benaming, naam',
    'nazev, nazev vykresu, nazev dilu, nazwa, nazwa czesci, наименование, название, document title',
  ),
  reference: names(
    'no do desenho, numero do desenho, n do desenho, desenho no, desenho n, desenho, codigo, des no, no des, no do des, desenho numero',
    'codigo da peca, codigo do desenho, referencia, part number, no da peca, drawing no, drawing nr, n desenho',
    'drawing number, dwg no, dwg, dwg number, dwg nr, part no, part nr, part num, item code, document no, doc no, number',
    'document number, drawing num, drw no, drg no, drg number, zeichnungsnummer, zeichnungs nr, zeichnungsnr, zeichnung nr',
    'sachnummer, teilenummer, teile nr, artikelnummer, artikel nr, numero de plano, no de plano, plano no, plano n',
    'numero de dibujo, n de plano, numero de documento, numero de pieza, no plan, numero de plan, no de plan, n plan',
    'reference, ref, numero piece, numero disegno, n disegno, disegno n, disegno no, codice, tekeningnummer',
    'tekening nr, tekeningnr, cislo vykresu, c vykresu, nr rysunku, numer rysunku, обозначение, номер чертежа, no, nr',
  ),
  revision: names(
    'revisao, rev, rev no, rev nr, revision, issue, revision no, revisie, revisione, revize, version, versao, versione',
    'indice, ind, index, aenderungsindex, anderungsindex, drawing revision, dwg rev, part rev, изм',
  ),
  material: names(
    'material, mat, materia prima, materia-prima, werkstoff, matiere, materiau, materiale, materiaal, materialien',
    'matl, raw material, material spec, material specification, halbzeug, material grade, material type, материал',
  ),
  thickness: names(
    'espessura, esp, thickness, thk, dicke, chapa esp, espesor, grosor, epaisseur, ep, spessore, blechdicke, materialdicke',
    'sheet thickness, material thickness, gauge, tloustka, grubosc, толщина, plaatdikte',
  ),
  weight: names(
    'маса, вага, peso, peso liquido, massa, weight, net weight, mass, gewicht, masse, poids, massa liquida, hmotnost, waga, масса',
    'est weight, estimated weight, calculated weight, part weight, weight mass',
  ),
  quantity: names(
    'quantidade, quant, qtd, qtde, qty, quantity, stuckzahl, menge, cantidad, cant, quantite, qte, quantita, aantal',
    'anzahl, ilosc, mnozstvi, pocet kusu, qty req, qty required, no off, quantity required',
  ),
  scale: names(
    'escala, esc, scale, massstab, echelle, ech, scala, schaal, meritko, podzialka, skala, масштаб, маштаб',
  ),
  finish: names(
    'acabamento, tratamento, tratamento superficial, finish, surface finish, oberflache, oberflachenbehandlung, acabado',
    'tratamiento, finition, traitement, finitura, trattamento, surface treatment, coating, treatment, oppervlak',
  ),
  tolerance: names(
    'tolerancia, tolerancias, tolerancia geral, tolerancias gerais, tol geral, tolerance, tolerances, general tolerance',
    'general tolerances, allgemeintoleranz, allgemeintoleranzen, tolerances generales, tolleranze generali, tolleranza generale',
  ),
  roughness: names(
    'rugosidade, rugosidade geral, rugosidade superficial, surface roughness, roughness, rauheit, oberflachenrauheit',
    'rugosite, rugosita, rugosidad, rugosidad superficial',
  ),
  date: names(
    'data, date, datum, fecha, дата, release date, date of issue, issue date, fecha de edicion, data de emissao',
    'data emissao, date d emission, ausgabedatum, erstelldatum, drawing date, creation date, created, created on, data emissione',
  ),
  width: names('largura, width, breite, ancho, largeur, larghezza'),
  diameter: names(
    'diametro externo, diametro ext, outer diameter, aussendurchmesser, diametro exterior, diametro esterno',
  ),
  length: names('comprimento, length, lange, comp, longitud, longueur, lunghezza'),
};

/** Names of fields that give way to a more definite one on the same page: a document's number to the drawing's. */
export const LESS_DEFINITE: ReadonlySet<string> = new Set(
  names(
    'document no, document number, doc no, numero de documento, item code, codigo, codice, referencia, reference, ref, number',
    'no, nr, description, descricao, descrizione, omschrijving, designation, produto, denominacao, version, versao, versione',
    'created, created on, creation date, part description, document title, titulo del documento, titulo do documento',
  ),
);

/** Cells of title blocks that say nothing of the part, and end what stands before them. */
export const OTHER_NAMES = names(
  'folha, fl, sheet, blatt, pagina, page, formato, format, size, cliente, customer, client, desenhado, dibujado',
  'projetado por, verificado por, aprovado por, conferido por, criado por, elaborado por, tamanho, tam, situacao do documento',
  'depto responsavel, proprietario legal, nome do arquivo, desenhado por, des, desenhista, projetado, verificado, verif, conferido, aprovado, aprov, drawn, drawn by',
  'checked, checked by, approved, approved by, author, autor, designer, designed by',
  'projecao, projection, diedro',
  'projection method, projeto, project, project name, empresa, company, part of assembly, assembly, conjunto, montagem',
  'observacoes, notas, notes, note, unidade, unit, units, dimensions in, cotas em, cotas em mm, status, departamento',
  'dept, tipo de documento, document type, language, idioma, owner, responsavel, remarks, item, pos, original, file',
  'arquivo, used on, next assembly, creator, gezeichnet, signature, assinatura, firma, visa, unterschrift, chkd, chk, chk d',
  "chk'd, appvd, app, appd, appv'd, appv d, mfg, q a, qa, eng appr, mfg appr, comments, next assy, application, do not scale drawing",
  'do not scale, unless otherwise specified, dimensions are in millimeters, dimensions are in inches, linear, angular',
  'debur and, deburr and, rebarbar e, quebrar arestas, quebrar arestas vivas, quebrar cantos, break sharp, break sharp edges, edges, proprietary and confidential, interpret geometric',
  'tolerancing per, fractional, two place decimal, three place decimal, sheet size, doc type, machine, machine name',
  'units unless specified, units unless, specified, created by, creado por, creado por / fecha, aprobado por',
  'aprobado por / fecha, aprobado, revisado, comprobado, hoja, departamento responsable, referencia tecnica',
  'referencias tecnicas, technical reference, document status, estado del documento, legal owner, responsible dept',
  'bearbeitet, bearb, gepruft, gepr, norm, anderungen, anderung, zustand, ursprung, ersatz fur, ersatz durch, ers f, ers d',
  'freigegeben, erstellt, projekt, kunde, firma, blattgrosse, kanten, abmasse, standard, state, changes',
  'modifications, modification, verif par, dessine, dessine par, verifie, approuve, feuille, ensemble, client',
  'disegnato, controllato, approvato, foglio, cliente, quote in mm, scala 1, kreslil, schvalil, navrhl',
  'norma, norma / dodavatel, norma / dodavatel:, dodavatel, list, lista de materiais, lista de pecas, parts list, bill of materials',
  'stuckliste, разраб, пров, т контр, н контр, утв, лит, лист, листов, подп, докум, копировал, формат, zone, zona',
  'ecn, eco, by, por, appr, approval, approvals, initials, supplementary information, supplier, lieferant, fornecedor',
  'eng, engineer, engineered by, released, released by, release, cad, cad file, file name, filename, path, cage code',
  'fscm no, contract no, third angle projection, first angle projection',
  'heat treatment, hardness, tratamento termico, dureza, model, part, tol, surface, edition, ausgabe, sprache, seite, von',
  'modell, entwurf, konstrukteur, prufer, dimension, dimensions, dimensoes, medidas, stock, cota, cotas, all dimensions in mm',
  'nome file, nome do ficheiro, nom du fichier, nom de fichier, dateiname, nombre de archivo, nombre del archivo, nazwa pliku, имя файла',
  'progettato da, controllato da, approvato da, modifica, розроб, перев, підп, змін, листів, нач отд',
  'class, category, responsible, technical responsible, sheets, sheet no, name signature date, name date, copyright, copyright notice',
);

/** Labels of the table of who drew, checked and approved a drawing: its rows, and the heads of its columns. */
export const DRAWN_BY: ReadonlySet<string> = new Set(
  names(
    'projetado, projetado por, criado por, elaborado por, drawn, drawn by, desenhado, desenhado por, des, desenhista, gezeichnet, bearbeitet, bearb, erstellt, dessine, created',
    'dessine par, disegnato, dibujado, designed, designed by, created by, kreslil, author, designer, разраб, engineer',
  ),
);
export const SIGNATURES: ReadonlySet<string> = new Set(
  names(
    'signature, assinatura, firma, visa, unterschrift, drawn, checked, gepruft, gepr, bearbeitet, bearb, gezeichnet, norm',
    "chkd, chk d, chk'd, appvd, appv d, appv'd, mfg, q a, eng appr, mfg appr, approved, desenhado, verificado, aprovado, standard",
    'initials, by, подп, approval, approvals',
  ),
);

/** Heads of lists of parts, and of the tables of a drawing's revisions. */
export const PARTS_HEADS: ReadonlySet<string> = new Set(
  names(
    'item, item no, pos, pos nr, position, partnummer, quantity, qtde, qtd, quant, qty, stk, menge, stuck, tag, part number, description',
    'descricao, cant, cantidad, qte, anzahl, repere, rep, marca, pozice, ks, кол, поз, benennung, bezeichnung, material, drawing no, un',
  ),
);
export const REVISION_HEADS: ReadonlySet<string> = new Set(
  names(
    'rev, revision, revisao, ind, indice, index, zone, description, descricao, modifications, modification, changes, anderung',
    'anderungen, date, data, datum, fecha, approved, approved by, aprovado, visa, verif, by, por, name, eco, ecn, zustand, state, status',
  ),
);
