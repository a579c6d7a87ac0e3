import type { SuggestedField } from './drawing-page.js';

/** Names of cells that are written one after the other, parted by commas, as `plainLabel` writes them. */
export const names = (...lines: string[]): string[] => lines.flatMap((line) => line.split(', '));

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

/** Cells of title blocks that say nothing of the part, and end what stands before them. */
export const OTHER_NAMES = names(
  'fls, visto, vistos, proj, elab, desenh, projetista, dt aprov, data aprov, data verif, peso total, massa total, qtd total, qtde total, cod cliente',
  'codigo do cliente, cod material, cod do material, codigo do material, desenho cliente, des cliente, no des cliente, unid, op, ordem de producao',
  'trat termico, trat term, dt rev, dt revisao, folha, fl, sheet, blatt, pagina, page, formato, format, size, cliente, customer, client, desenhado',
  'dibujado, projetado por, verificado por, aprovado por, conferido por, criado por, elaborado por, tamanho, tam, situacao do documento',
  'depto responsavel, proprietario legal, nome do arquivo, desenhado por, des, desenhista, projetado, verificado, verif, conferido, aprovado, aprov',
  'drawn, drawn by, checked, checked by, approved, approved by, author, autor, designer, designed by, projecao, projection, diedro, projection method',
  'projeto, project, project name, empresa, company, part of assembly, assembly, conjunto, montagem, observacoes, notas, notes, note, unidade, unit',
  'units, dimensions in, cotas em, cotas em mm, status, departamento, dept, tipo de documento, document type, language, idioma, owner, responsavel',
  'remarks, item, pos, original, file, arquivo, used on, next assembly, creator, gezeichnet, signature, assinatura, firma, visa, unterschrift, chkd, chk',
  "chk d, chk'd, appvd, app, appd, appv'd, appv d, mfg, q a, qa, eng appr, mfg appr, comments, next assy, application, do not scale drawing, do not scale",
  'unless otherwise specified, dimensions are in millimeters, dimensions are in inches, linear, angular, debur and, deburr and, rebarbar e',
  'quebrar arestas, quebrar arestas vivas, quebrar cantos, break sharp, break sharp edges, edges, proprietary and confidential, interpret geometric',
  'tolerancing per, fractional, two place decimal, three place decimal, sheet size, doc type, machine, machine name, units unless specified, units unless',
  'specified, created by, creado por, creado por / fecha, aprobado por, aprobado por / fecha, aprobado, revisado, comprobado, hoja',
  'departamento responsable, referencia tecnica, referencias tecnicas, technical reference, document status, estado del documento, legal owner',
  'responsible dept, bearbeitet, bearb, gepruft, gepr, norm, anderungen, anderung, zustand, ursprung, ersatz fur, ersatz durch, ers f, ers d, freigegeben',
  'erstellt, projekt, kunde, blattgrosse, kanten, abmasse, standard, state, change, changes, modifications, modification, verif par, dessine, dessine par',
  'verifie, verifie par, approuve, feuille, ensemble, disegnato, controllato, approvato, foglio, quote in mm, scala 1, norma, list, lista de materiais, lista de pecas',
  'parts list, bill of materials, stuckliste, zone, zona, ecn, eco, by, por, appr, approval, approvals, initials, supplementary information, supplier',
  'lieferant, fornecedor, eng, engineer, engineered by, released, released by, release, cad, cad file, file name, filename, path, cage code, fscm no',
  'contract no, third angle projection, first angle projection, heat treatment, hardness, tratamento termico, dureza, model, part, tol, surface, edition',
  'ausgabe, sprache, seite, von, modell, entwurf, konstrukteur, prufer, dimension, dimensions, dimensoes, medidas, stock, cota, cotas',
  'all dimensions in mm, nome file, nome do ficheiro, nom du fichier, nom de fichier, datei, dateiname, nombre de archivo, nombre del archivo, progettato da',
  'controllato da, approvato da, modifica, class, category, responsible, technical responsible, sheets, sheet no, name signature date, name date',
  'copyright, copyright notice',
  // English
  'drafted, drafted by, drafter, draftsman, draughtsman, detailed by, prepared by, prepared, checker, chkr, ckd, chkd by, approver, appr by, apprvd',
  'appd by, apvd, authorised by, authorized by, reviewed, reviewed by, verified, verified by, issued by, revised by, project no, project number',
  'project title, job no, job number, job, order no, order number, work order, contract number, customer no, client no, vendor, assembly no',
  'assembly name, assembly drawing, next higher assembly, first used on, used in, qty next assy, configuration, replaces, replaced by, supersedes',
  'superseded by, date revised, rev date, revision date, date checked, date approved, checked date, approved date, print date, plot date, plotted',
  'printed on, last modified, last saved, modified by, modified, date modified, modified on, last update, updated, paper size, paper, drawing size',
  'sheet format, page no, page size, sheet number, sht, sht no, total sheets, number of sheets, no of sheets, third angle, first angle, projection type',
  'general notes, general note, unless otherwise stated, unless otherwise noted, unless noted otherwise, dimensions in mm, all dims in mm, dims in mm',
  'dimension in mm, all dimensions are in mm, dimensions are in mm, dimensions in millimeters, dimensions in millimetres, all dimensions in millimeters',
  'tolerances unless noted, break all sharp edges, remove all burrs, remove burrs, remove sharp edges, heat treat, manufacturer, department, division',
  'email, e mail, phone, telephone, website, license, licence, drawing type, type of drawing, type, code, code ident no, cad system, cad no, cad ref',
  'software, model name, model file, file path, model no, keywords, key words, subtitle, supplementary title, part type, item number, item no',
  'security classification, drawing status, release status, weight units, technical approval, legal owner, responsible department, drawing standard',
  'projection symbol, date and signature, vendor no, supplier no, supplier code, mould no, tool no, remark, reviewer, team name, group name',
  'additional title, security class, secrecy class, family, compare, blank, drawing owner, specification, spec, drawing file name, issued',
  'transferred from, machined surfaces, edges and corners, cons class, outer dimensions, overall dimensions',
  // Portuguese
  'desen, desenvolvido por, desenhou, projetou, verificou, aprovou, conferiu, revisou, revisado por, executado por, elaborado, elaboracao, elaborou',
  'aprovacao, verificacao, data de revisao, data da revisao, data rev, data de aprovacao, data aprovacao, no da folha, numero da folha, folha no, folhas',
  'pag, formato do papel, tamanho da folha, unidades, dimensoes em mm, medidas em mm, medidas em milimetros, todas as medidas em mm, cotas em milimetros',
  '1o diedro, 3o diedro, primeiro diedro, terceiro diedro, aluno, aluna, alunos, prof, turma, disciplina, curso, matricula, instituicao, faculdade',
  'universidade, escola, equipe, equipamento, maquina, aplicacao, utilizado em, usado em, conjunto superior, substitui, substituido por, observacao, obs',
  'notas gerais, no do item, item no, no item, no da lista, titulo adicional, cidade, obra, endereco, responsavel tecnico, resp tecnico, crea, contrato',
  'no do projeto, numero do projeto, ordem de servico, ordem de producao, no do pedido, codigo do cliente, modelo, proprietario, nome do aluno',
  'nome do cliente, nome do projeto, titulo do projeto, proj, manuf, qualid, nao altere a escala do desenho',
);

/** Labels of the table of who drew, checked and approved a drawing: its rows, and the heads of its columns. */
export const DRAWN_BY: ReadonlySet<string> = new Set(
  names(
    'proj, proj por, elab, elab por, des por, desenh, projetista, projetado, projetado por, criado por, elaborado por, drawn, drawn by, desenhado',
    'desenhado por, des, desenhista, gezeichnet, bearbeitet, bearb, erstellt, dessine, created, dessine par, disegnato, dibujado, designed, designed by',
    'created by, author, designer, engineer, drafted, drafted by, drafter, draftsman, draughtsman, prepared by, desen, desenvolvido por, desenhou, projetou',
    'elaborado, elaborou, erstellt von, erstellt durch, ersteller, gez, gez von, gezeichnet von, konstruiert, konstruiert von, konstr, dibujado por, dibujo',
    'dibujante, dibujo por, proyectado por, disenado por, disenado, dessinateur, etabli par, cree par, concu par, disegnatore, disegn, redatto da',
    'creato da, disegnato da, entworfen, entworfen von, entworfen durch, progettato, progettato da, diseno de, dibuj, autor, auteur',
  ),
);

export const SIGNATURES: ReadonlySet<string> = new Set(
  names(
    "signature, assinatura, firma, visa, unterschrift, drawn, checked, gepruft, gepr, bearbeitet, bearb, gezeichnet, norm, chkd, chk d, chk'd, appvd",
    "appv d, appv'd, mfg, q a, eng appr, mfg appr, approved, desenhado, verificado, aprovado, standard, initials, by, approval, approvals, sign",
  ),
);

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
