import { labelOf } from '../labels.js';

/** What cells are called in blocks of many countries, each on its own and in capitals. */
const NAMED: [field: string, ...labels: string[]][] = [
  [
    'title',
    'Benennung:',
    'Titel',
    'Désignation',
    'Titolo',
    'Denominación',
    'Benaming',
    'Nazwa',
    'Tytuł rysunku',
    'Benämning',
    'Nimitys',
  ],
  [
    'title',
    'Title, supplementary title:',
    'Název, doplňkový název:',
    'Megnevezés',
    'Denumire',
    'Parça adı',
    '图样名称',
    'Descripción',
  ],
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
    'Nr rysunku',
    'Numer rysunku:',
    'Číslo výkresu',
    'Tekeningnummer',
    'Ritningsnr',
    'Tegningsnr.',
    'Piirustusnro',
    'Rajzszám',
  ],
  ['reference', 'Resim No', '图号', 'Nº de plano', 'Cód. do desenho', 'Drawing number:'],
  ['revision', 'REV.', 'Indice', 'Rewizja:', 'Revisie', 'Revize:', 'Rev. Nr.', 'Issue No.', '版本'],
  [
    'material',
    'MATL.',
    "MAT'L",
    'Matière',
    'Werkstoff',
    'Materiał:',
    'Materiale',
    'Part Material:',
    'Materiaali',
    'Malzeme',
    'Anyag',
    '材料',
  ],
  [
    'scale',
    'Échelle',
    'Maßstab',
    'MASSTAB',
    'Schaal',
    'Podziałka',
    'Skala',
    'Mittakaava',
    'Měřítko:',
    'Målestok',
    'Escala',
    'Ölçek',
    '比例',
  ],
  [
    'weight',
    'MASS [kg]',
    'WT.',
    'Masse (kg)',
    'Masa',
    'Ciężar',
    'Vægt',
    'Vikt',
    'Paino',
    'Hmotnost',
    'Masă',
    '重量',
  ],
  [
    'date',
    'Date (dd/mm/yyyy)',
    'Issue date:',
    'Data wydania:',
    'Datum vydání:',
    'Päiväys',
    'Dato',
    'Tarih',
    'Fecha de emisión',
    '日期',
  ],
  [
    'thickness',
    'THK.',
    'Blechdicke',
    'Épaisseur',
    'Grubość',
    'Tloušťka',
    'Tjocklek',
    'Paksuus',
    'Plaatdikte',
  ],
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
  'Getekend',
  'Rysował',
  'Sprawdził',
  'Zatwierdził',
  'Ritad av',
  'Tegnet af',
  'Piirtäjä',
  'Kreslil',
  'Arkusz:',
  'Responsible department:',
  'Owner:',
  'Nr arkusza',
  'Project No.',
  'Revision date',
  'Sheet Number',
  'Разработал',
  '设计',
  'Çizen',
  'Supplementary title',
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
  ['比例：1:2', 'scale', '1:2'],
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
