import type { SuggestedField } from '../drawing-page.js';
import { names } from './names.js';

/**
 * Names of title blocks' cells, as `plainLabel` writes it: Portuguese, English, German, Spanish, French, Italian.
 */
export const FIELD_NAMES: Readonly<Record<SuggestedField, readonly string[]>> = {
  title: names(
    'denom, nome peca, desc da peca, desc peca, descr, descricao do item, descricao do produto, denominacao do item, nome, nome da peca, denominacao',
    'titulo, titulo do desenho, descricao, designacao, peca, produto, name, nome do componente, nome do desenho, nome do produto, nome da parte',
    'nome do item, titulo da peca, descricao da peca, denominacao da peca, componente, part name, title, drawing title, drawing name, description',
    'part description, part title, drawing description, dwg title, title supplementary title, component, component name, item name, item description',
    'dwg name, title of drawing, name of part, benennung, bezeichnung, titel, teilebezeichnung, zeichnungstitel, denominacion, titulo del documento',
    'bauteil, bauteilname, bauteilbezeichnung, teilename, teilebenennung, zeichnungsname, werkstuck, gegenstand, titel zusatzlicher titel, titel untertitel',
    'titulo do documento, titulo del plano, titulo del dibujo, nombre, nombre de la pieza, pieza, designation, titre, nombre del plano, designacion',
    'nombre del dibujo, nombre de pieza, nombre pieza, descripcion, descripcion de la pieza, denominacion de la pieza, nom, nom de la piece, nom piece',
    'piece, titre du document, titre du plan, titre du dessin, nom du plan, designation de la piece, intitule, denominazione, titolo, descrizione',
    'titolo disegno, titolo del disegno, nome disegno, nome pezzo, nome del pezzo, pezzo, particolare, document title, parte, desc',
  ),
  reference: names(
    'cod do produto, cod do item, cod item, cod des, no do produto, no peca, no do desenho, numero do desenho, n do desenho, desenho no, desenho n, desenho',
    'codigo, des no, no des, no do des, desenho numero, codigo da peca, codigo do desenho, referencia, part number, no da peca, drawing no, drawing nr',
    'n desenho, num desenho, n da peca, numero da peca, item number, cod desenho, cod do desenho, cod peca, cod da peca, cod, codigo do produto',
    'codigo do item, cod produto, numero, no do documento, numero do documento, no de referencia, numero de referencia, id do desenho, drawing number',
    'dwg no, dwg, dwg number, dwg nr, dwg num, part no, part nr, part num, part id, part code, p/n, pn, item code, document no, doc no, doc number',
    'document number, number, drawing num, drw no, drw number, drg no, drg number, drg, drawing id, drawing code, dwg id, drawing ref, drawing reference',
    'identification number, ident no, ident number, id number, article no, article number, print no, plan number, zeichnungsnummer, zeichnungs nr',
    'zeichnungsnr, zeichnung nr, zeichnungs nummer, zeichn nr, zchng nr, zchn nr, zg nr, zng nr, zeichnung no, sachnummer, sach nr, sachnr, teilenummer',
    'teile nr, teilenr, teil nr, artikelnummer, artikel nr, artikelnr, art nr, ident nr, identnummer, dokumentennummer, dokument nr, dokumentnummer',
    'bauteilnummer, bauteil nr, numero de plano, no de plano, plano no, plano n, plano num, numero de dibujo, n de plano, numero de documento',
    'numero de pieza, no de dibujo, n de dibujo, dibujo no, dibujo n, num de plano, n plano, no plano, no pieza, no de pieza, n de pieza, no de parte',
    'numero de parte, n de parte, no parte, codigo de pieza, codigo de plano, codigo de la pieza, no plan, numero de plan, no de plan, n plan, n de plan',
    'no du plan, n du plan, numero du plan, plan no, plan n, no dessin, n dessin, no de dessin, n de dessin, numero de dessin, dessin no, dessin n',
    'no piece, n piece, no de piece, numero de piece, code piece, code article, reference, ref, ref piece, reference piece, numero piece, numero disegno',
    'n disegno, disegno n, disegno no, disegno nr, disegno numero, no disegno, nr disegno, num disegno, numero di disegno, codice, codice disegno',
    'codice articolo, codice pezzo, codice particolare, no, nr',
  ),
  revision: names(
    'revisao atual, rev atual, revisao no, no revisao, revisao do desenho, rev do desenho, rev des, revisao, rev, rev no, rev nr, edicao, revision, issue',
    'revision no, revisione, version, versao, versione, no da revisao, indice, ind, index, aenderungsindex, anderungsindex, drawing revision, dwg rev',
    'part rev, rev letter, rev level, rev number, revision number, revision level, revision letter, revision index, rev index, issue no, iss, ver, no rev',
    'revisions nr, revisionsstand, revisionsindex, anderungsstand, aenderungsstand, anderungs index, no de revision, no revision, indice de revision',
    'indice rev, ind rev, indice di revisione',
  ),
  material: names(
    'materia prima utilizada, mat prima, mat da peca, material base, especificacao material, espec material, material, mat, materia prima, werkstoff',
    'matiere, materiau, materiale, materialien, materials, material da peca, matl, mat l, mtl, raw material, material spec, material specification',
    'halbzeug, material grade, material type, part material, stock material, material required, materials required, matl spec, mat spec, tipo de material',
    'especificacao do material, material do componente, mater, rohmaterial, ausgangsmaterial, werkstoff halbzeug, werkstoffbezeichnung, materialbezeichnung',
    'material de la pieza, materiales, matieres, materiaux, nuance, materiali',
  ),
  thickness: names(
    'esp chapa, esp da chapa, espess, espess chapa, espessura chapa, esp do material, esp material, espessura, esp, thickness, thk, dicke, chapa esp',
    'espesor, grosor, epaisseur, ep, spessore, blechdicke, materialdicke, espessura da chapa, sheet thickness, material thickness, gauge, plate thickness',
    'sheet thk, stock thickness, thick, blechstarke, materialstarke, plattendicke, grosor de la lamina, grosor lamina, espesor de la lamina',
    'espesor de lamina, epaisseur tole, ep tole, spessore lamiera, espesor de chapa, espesor chapa',
  ),
  weight: names(
    'peso liq, peso kg, peso unit, peso liquido unitario, peso liq unit, peso da peca, peso peca, peso aprox, peso aproximado, peso teorico, peso estimado',
    'massa liq, massa unit, peso, peso liquido, massa, weight, net weight, mass, gewicht, masse, poids, massa liquida, wt, net wt, est weight',
    'estimated weight, calculated weight, part weight, weight mass, part mass, calculated mass, unit weight, peso unitario, peso neto, peso netto',
    'peso calculado, masa, masa neto',
  ),
  quantity: names(
    'qtd pcs, qtde pcs, qtd pecas, qtde pecas, qtd de pecas, qtde de pecas, quant pecas, quant pcs, quant de pecas, no de pcs, quantidade, quant, qtd, qtde',
    'qty, quantity, stuckzahl, menge, cantidad, cant, quantite, qte, quantita, quantidade de pecas, no de pecas, anzahl, qty req, qty required, no off',
    'quantity required, qty req d, qty reqd, no reqd, no req d, no required, number required, stuck, stck, nombre de pieces, nb pieces, qta, numero pezzi',
    'n pezzi, no de piezas',
  ),
  scale: names(
    'esc do desenho, esc des, escala, esc, scale, massstab, echelle, ech, scala, escala do desenho, drawing scale, sheet scale, mastab, masstab, maszstab',
  ),
  finish: names(
    'acab, acabam, acab sup, acab superficial, acab superf, acabamento sup, trat sup, trat superf, trat superficial, trat de superficie, tratamento sup',
    'tratamento superf, tratamento de superficie, tratamento da superficie, acabamento, tratamento, tratamento superficial, finish, surface finish',
    'oberflache, oberflachenbehandlung, acabado, tratamiento, finition, traitement, finitura, trattamento, surface treatment, coating, treatment',
    'revestimento, finishing, acabamento superficial, tratamiento superficial, traitement de surface, trattamento superficiale',
  ),
  tolerance: names(
    'tol gerais, toler geral, toler gerais, tolerancia nao especificada, tol nao especificada, tol nao especificadas, tolerancias nao especificadas',
    'tol n espec, tolerancia, tolerancias, tolerancia geral, tolerancias gerais, tol geral, tolerance, tolerances, general tolerance, gen tol',
    'general tolerances, allgemeintoleranz, allgemeintoleranzen, tolerances generales, tolleranze generali, tolleranza generale, allg toleranzen',
    'allgemeine toleranzen, freimasstoleranz, freimasstoleranzen, tolerance generale, tolerancia general, tolerancias generales',
  ),
  roughness: names(
    'rugosidade, rugosidade geral, rugosidade superficial, surface roughness, roughness, rauheit, oberflachenrauheit, rugosite, rugosita, rugosidad',
    'rugosidad superficial',
  ),
  date: names(
    'dt, dt des, dt desenho, dt emissao, data des, data do des, data, date, datum, fecha, issued date, release date, date of issue, issue date, date issued',
    'fecha de edicion, data de emissao, data do desenho, data de criacao, data emissao, date d emission, ausgabedatum, erstelldatum, drawing date',
    'creation date, created, created on, data emissione, data de elaboracao, date drawn, drawn date, date created, dwg date, date of drawing',
    'date of creation, erstellt am, gezeichnet am, zeichnungsdatum, datum erstellt, erstellungsdatum, fecha de creacion, fecha de emision, fecha dibujo',
    'fecha de dibujo, date de creation, date d edition, cree le, dessine le, data di emissione, data disegno, data creazione',
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
    'document no, document number, item number, doc no, numero de documento, item code, codigo, codice, referencia, reference, ref, number, doc number, no',
    'nr, description, descricao, descrizione, designation, produto, denominacao, version, versao, versione, descripcion, created, created on, creation date',
    'part description, document title, titulo del documento, titulo do documento, item name, item description, no do documento, numero do documento',
    'dokumentennummer, dokument nr, dokumentnummer, cod, numero, no de referencia, numero de referencia, article no, article number, artikelnummer',
    'artikel nr, artikelnr, art nr, code article, codice articolo, plan number, codigo do produto, codigo do item, cod produto, parte, desc, component',
    'componente, bauteil, particolare, gegenstand, denom, descr, desc da peca, desc peca, descricao do item, descricao do produto, cod do produto',
    'cod do item, cod item, no do produto, ver, material type, nuance, cree le, erstellt am, date created, date de creation, data de criacao',
  ),
);
