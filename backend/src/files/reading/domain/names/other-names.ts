import { names } from './names.js';

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
  'erstellt, projekt, kunde, blattgrosse, kanten, abmasse, standard, state, changes, modifications, modification, verif par, dessine, dessine par',
  'verifie, verifie par, approuve, feuille, ensemble, disegnato, controllato, approvato, foglio, quote in mm, scala 1, norma, list, lista de materiais, lista de pecas',
  'parts list, bill of materials, stuckliste, zone, zona, ecn, eco, by, por, appr, approval, approvals, initials, supplementary information, supplier',
  'lieferant, fornecedor, eng, engineer, engineered by, released, released by, release, cad, cad file, file name, filename, path, cage code, fscm no',
  'contract no, third angle projection, first angle projection, heat treatment, hardness, tratamento termico, dureza, model, part, tol, surface, edition',
  'ausgabe, sprache, seite, von, modell, entwurf, konstrukteur, prufer, dimension, dimensions, dimensoes, medidas, stock, cota, cotas',
  'all dimensions in mm, nome file, nome do ficheiro, nom du fichier, nom de fichier, dateiname, nombre de archivo, nombre del archivo, progettato da',
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
