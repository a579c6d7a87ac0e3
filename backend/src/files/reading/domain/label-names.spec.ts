import { labelOf } from './labels.js';

/** What cells are called in blocks of many countries, each on its own and in capitals. */
const NAMED: [field: string, ...labels: string[]][] = [
  ['title', 'Benennung:', 'Titel', 'Désignation', 'Titolo', 'Denominación'],
  ['title', 'Title, supplementary title:', 'Descripción'],
  [
    'reference',
    'DWG #',
    'DRG. NO.',
    'DWG. NO.',
    'P/N',
    'PART#',
    'Zeichnungs-Nr.',
    'Zeichnungsnummer:',
    'N° plan',
    'N° de plan',
    'Disegno N°',
  ],
  [
    'reference',
    'Nº de plano',
    'N.º DE DIBUJO',
    'N. DISEGNO',
    'No. DE PLAN',
    'DES. Nº',
    'Cód. do desenho',
    'Drawing number:',
  ],
  ['revision', 'REV.', 'Indice', 'Rev. Nr.', 'Issue No.'],
  ['material', 'MATL.', "MAT'L", 'Matière', 'Werkstoff', 'Materiale', 'Part Material:'],
  ['scale', 'Échelle', 'Maßstab', 'MASSTAB', 'Escala'],
  ['weight', 'MASS [kg]', 'WT.', 'Masse (kg)', 'Masa'],
  ['date', 'Issue date:', 'Fecha de emisión'],
  ['thickness', 'THK.', 'Blechdicke', 'Épaisseur'],
];

/** What stands in title blocks and says nothing of the part. */
const OTHERS = [
  'CHKD',
  'SHT',
  'Drawn by',
  'Gezeichnet',
  'Geprüft',
  'Dessiné par',
  'Vérifié par',
  'Disegnato',
  'Dibujado por',
  'Responsible department:',
  'Owner:',
  'Project No.',
  'Revision date',
  'Sheet Number',
  'Supplementary title',
  'Progettato da:',
  'Entworfen',
  'NÃO ALTERE A ESCALA DO DESENHO',
];

it.each(NAMED)('%s is what these say: %s, …', (field, ...labels) => {
  for (const label of labels) {
    expect([label, labelOf(label)?.field]).toEqual([label, field]);
    expect([label, labelOf(label.toUpperCase())?.field]).toEqual([label, field]);
  }
});

it.each(OTHERS)('%s says nothing of the part', (label) => {
  expect(labelOf(label)?.field).toBeNull();
});

it.each([
  ['Scale 1:2', 'scale', '1:2'],
  ['Rev.B', 'revision', 'B'],
  ['REV 1.2', 'revision', '1.2'],
  ['Drawing No AB-1204', 'reference', 'AB-1204'],
  ['Date 14.03.2024', 'date', '14.03.2024'],
  ['Mass 1.25 kg', 'weight', '1.25 kg'],
  ['Material AISI 304', null, ''],
  ['Material Stainless steel', 'material', 'Stainless steel'],
  ['Thickness 3 mm', 'thickness', '3 mm'],
  ['Scale = 1:5', 'scale', '1:5'],
])('%s says a value of %s', (text, field, inline) => {
  const label = labelOf(text);
  expect(label ? [label.field, label.inline] : [null, '']).toEqual([field, inline]);
});

it.each([
  'Title block',
  'Part 3',
  'Drawing office Lima',
  'Scale model',
  'Material handling',
  'Revision of brackets',
  'Date palm',
  'Number 12',
  'Code 128',
  'Name plate',
  'Weight plate',
])('%s is no label with a value', (text) => {
  expect(labelOf(text)).toBeNull();
});
