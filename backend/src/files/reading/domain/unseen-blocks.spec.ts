import { cell, draw, entry, small, turned, variants, type Line, type RuledCell } from './block-samples.js';
import { readDrawing } from './read-drawing.js';
import { seenPlace, uprightPage } from './drawing-page.js';

/*
 * Title blocks as they are drawn elsewhere. Each is also read with its words in reverse order, on a larger sheet, and turned to either
 * side with the whole page: what it says must stay the same.
 */

function expectRead(cells: readonly RuledCell[], expected: object) {
  for (const page of variants(cells)) {
    expect(Object.fromEntries(readDrawing(page).map(({ field, value }) => [field, value]))).toEqual(expected);
  }
}

/** ISO 7200 as programs bring it along in several languages, the general notes above the block without cells. */
const iso7200 = (
  labels: readonly string[],
  [title = '', number = '', date = '', type = '']: readonly string[],
): RuledCell[] => {
  const [
    titled = '',
    creator = '',
    owner = '',
    numbered = '',
    dept = '',
    revised = '',
    dated = '',
    kind = '',
    material = '',
    scale = '',
  ] = labels;
  return [
    [0, -24, 0, 0, [material, 2, 2, 5], ['AISI 304', 2, 11, 8], [scale, 200, 2, 5], ['1 : 2', 200, 11, 8]],
    cell(0, 0, 160, titled, title),
    cell(160, 0, 120, creator, 'A. Nowak'),
    cell(280, 0, 80, owner, 'Forja'),
    cell(0, 24, 160, kind, type),
    cell(160, 24, 120, numbered, number),
    cell(280, 24, 80, dept, 'K2'),
    cell(160, 48, 80, dated, date),
    cell(240, 48, 40, revised, 'B'),
  ];
};

const READ = {
  title: 'Flange plate',
  reference: 'FP-204',
  revision: 'B',
  date: '2024-03-14',
  material: 'AISI 304',
  scale: '1:2',
};
const VALUES = ['Flange plate', 'FP-204', '2024-03-14', 'Detail'];

it.each([
  [
    'English',
    'Title, supplementary title:|Created by:|Owner:|Drawing number:|Responsible department:|Revision:|Issue date:|Document type:|Part Material:|Scale:',
  ],
  [
    'German',
    'Titel|Erstellt durch|Eigentümer|Zeichnungs-Nr.|Verantwortliche Abteilung|Änderungsindex|Ausgabedatum|Dokumentenart|Werkstoff|Maßstab',
  ],
  [
    'French',
    'Titre|Dessiné par|Propriétaire|N° de plan|Service|Indice|Date|Type de document|Matière|Échelle',
  ],
  ['Italian', 'Titolo|Disegnato|Proprietà|Disegno N°|Note|Rev.|Data|Tipo di documento|Materiale|Scala'],
  [
    'Spanish',
    'Denominación|Dibujado por|Empresa|Nº de plano|Proyecto|Revisión|Fecha|Observaciones|Material|Escala',
  ],
  [
    'Portuguese',
    'Denominação|Desenhado por|Empresa|Desenho nº|Projeto|Revisão|Data|Observações|Material|Escala',
  ],
])('a block after ISO 7200, %s', (_, labels) => {
  expectRead(iso7200(labels.split('|'), VALUES), READ);
});

describe('when it was drawn', () => {
  const title = cell(0, 0, 160, 'TITLE', 'Flange plate');

  it.each([
    ['in the cell of who drew it', [cell(0, 24, 160, 'Created by', 'R. Lima 14/03/2024')]],
    ['below a label of both', [cell(0, 24, 160, 'Drawn by / Date', 'R. Lima / 14.03.2024')]],
    ['behind the name after a colon', [[0, 24, 160, 12, ['Drawn by: R. Lima 14.03.2024', 2, 3, 6]]]],
    [
      'on the line of who drew it, behind the name and the signature',
      [
        entry(0, 24, 50, 'Drawn'),
        entry(50, 24, 60, 'A. Nowak'),
        entry(110, 24, 40, ''),
        entry(150, 24, 50, '14.03.2024'),
        entry(0, 36, 50, 'Checked'),
        entry(50, 36, 60, 'B. Kos'),
        entry(110, 36, 40, ''),
        entry(150, 36, 50, '20.03.2024'),
      ],
    ],
    [
      'beside dates of others with labels of their own',
      [
        entry(0, 24, 60, 'DRAWN'),
        entry(60, 24, 60, 'R. Lima'),
        entry(120, 24, 60, 'DATE: 14/03/2024'),
        entry(0, 36, 60, 'CHECKED'),
        entry(60, 36, 60, 'A. Souza'),
        entry(120, 36, 60, 'DATE: 20/03/2024'),
      ],
    ],
    [
      'without a label, in several lines of its cell, beside a label that has its value',
      [
        cell(160, 0, 60, 'SCALE', '1:1'),
        cell(220, 0, 60, 'REV', 'B'),
        cell(0, 24, 60, 'WEIGHT'),
        [100, 24, 60, 36, ['Sheet: 1', 4, 8, 6]],
        [160, 24, 60, 36, ['Thursday,', 4, 4, 8], ['March 14,', 4, 14, 8], ['2024', 4, 24, 8]],
      ],
    ],
    [
      'on the row of DESEN.',
      [entry(0, 24, 50, 'DESEN.'), entry(50, 24, 60, 'R. Lima'), entry(110, 24, 60, '14/03/2024')],
    ],
    [
      'without a label, the only date of the block',
      [
        cell(160, 0, 60, 'SCALE', '1:1'),
        cell(220, 0, 60, 'REV', 'B'),
        cell(0, 24, 60, 'SHEET', '1/1'),
        [60, 24, 60, 24, ['14.03.2024', 4, 8, 8]],
      ],
    ],
  ] as [string, RuledCell[]][])('%s', (_, cells) => {
    const values = Object.fromEntries(
      readDrawing(draw([title, ...cells])).map(({ field, value }) => [field, value]),
    );
    expect(values.date).toBe('2024-03-14');
    expectRead([title, ...cells], values);
  });

  it.each([
    [
      'two who drew it, on two days',
      [
        entry(0, 24, 50, 'Drawn'),
        entry(50, 24, 60, '14.03.2024'),
        entry(0, 36, 50, 'Designed'),
        entry(50, 36, 60, '15.03.2024'),
      ],
    ],
    ['who checked it alone', [entry(0, 24, 50, 'Checked'), entry(50, 24, 60, '14.03.2024')]],
    [
      'two dates without a label',
      [
        cell(160, 0, 60, 'SCALE'),
        cell(220, 0, 60, 'REV'),
        cell(0, 24, 60, 'SHEET'),
        [60, 24, 60, 24, ['14.03.2024', 4, 8, 8]],
        [120, 24, 60, 24, ['15.03.2024', 4, 8, 8]],
      ],
    ],
  ] as [string, RuledCell[]][])('%s says nothing', (_, cells) => {
    expectRead([title, ...cells], { title: 'Flange plate' });
  });
});

describe('a name without a label', () => {
  const labelled = [
    entry(0, 0, 60, 'Bearb.'),
    entry(60, 0, 60, 'Lima'),
    entry(0, 12, 60, 'Gepr.'),
    entry(60, 12, 60, ''),
    cell(120, 48, 120, 'Zeichnungsnummer', 'FP-204'),
    cell(240, 48, 40, 'Blatt', '1/1'),
    cell(0, 48, 60, 'Maßstab', '1:2'),
  ];
  const large = (text: string, x = 120, width = 160): RuledCell => [x, 0, width, 48, [text, 10, 16, 12]];

  it('is the one large text of the block', () => {
    expectRead([...labelled, large('Flansch links')], {
      title: 'Flansch links',
      reference: 'FP-204',
      scale: '1:2',
    });
  });

  it.each([
    ['beside the company', [large('Flansch', 120, 80), large('Forja', 200, 80)]],
    ['of a company', [large('Müller GmbH')]],
    ['of a school', [large('Hochschule Bremen')]],
    ['of a program', [large('SOLIDWORKS Student')]],
    ['of the sheet', [large('Format A3')]],
    ['of one word with figures', [large('FP204')]],
    ['where its label is empty', [large('Forja'), cell(60, 48, 60, 'Benennung')]],
    ['as large as the labels', [[120, 0, 160, 48, ['Flansch links', 10, 16, 6]]]],
  ] as [string, RuledCell[]][])('%s says nothing', (_, cells) => {
    expectRead([...labelled, ...cells], { reference: 'FP-204', scale: '1:2' });
  });

  it.each([
    ['beside the school', [large('Flansch links', 120, 100), large('Hochschule Bremen', 220, 120)]],
    [
      'where a list of parts has a column of names',
      [
        large('Flansch links'),
        entry(0, -24, 60, 'Pos.'),
        entry(60, -24, 60, 'Menge'),
        entry(120, -24, 160, 'Benennung'),
        entry(280, -24, 60, 'Werkstoff'),
      ],
    ],
  ] as [string, RuledCell[]][])('%s', (_, cells) => {
    expectRead([...labelled, ...cells], { title: 'Flansch links', reference: 'FP-204', scale: '1:2' });
  });

  it('is not the number as well where its label gives it', () => {
    const block = [
      ...labelled.slice(0, 4),
      [120, 0, 160, 48, small('Benennung'), ['Flansch', 10, 16, 12]] as RuledCell,
    ];
    expectRead(block, { title: 'Flansch' });
  });

  it('is none that belongs to a label beside it', () => {
    const client: RuledCell = [120, 0, 60, 48, ['Kunde', 2, 16, 6]];
    expectRead([...labelled, client, large('Schmidt', 180, 100)], { reference: 'FP-204', scale: '1:2' });
  });
});

describe('a label of two lines', () => {
  const [first, second] = [
    ['Materials', 2, 4, 8],
    ['Required', 2, 14, 8],
  ] as const satisfies Line[];

  it.each([
    ['has its value half-way beside them', [['Rod 6 mm', 60, 9, 8]], 'Rod 6 mm'],
    [
      'has its value in as many lines',
      [
        ['Flat bar 50 x', 60, 4, 8],
        ['50 x 5 mm', 60, 14, 8],
      ],
      'Flat bar 50 x 50 x 5 mm',
    ],
    ['and nothing else says nothing', [], undefined],
  ] as [string, Line[], string | undefined][])('%s', (_, values, material) => {
    expectRead([[0, 0, 160, 28, first, second, ...values]], material === undefined ? {} : { material });
  });

  it('is known by the place of its value, in whatever words it goes on', () => {
    expectRead([[0, 0, 160, 28, first, ['foreseen', 2, 14, 8], ['Rod 6 mm', 60, 9, 8]]], {
      material: 'Rod 6 mm',
    });
  });

  it('is none where a line is ruled between both, or each of them is a label', () => {
    expectRead([entry(0, 0, 60, 'Part'), entry(0, 12, 60, 'Number'), entry(60, 12, 60, 'FP-204')], {
      reference: 'FP-204',
    });
    expectRead([entry(0, 0, 60, 'Drawn'), entry(0, 12, 60, 'Date'), entry(60, 12, 60, '14.03.2024')], {
      date: '2024-03-14',
    });
  });
});

it.each(['FINISH:', 'MATERIAL:'])(
  'words that are a label in two lines are no value of an empty %s',
  (label) => {
    const next: RuledCell = [110, 0, 80, 30, ['DO NOT SCALE', 2, 4, 5], ['DRAWING', 2, 11, 5]];
    expectRead([[0, 0, 110, 30, small(label)], next], {});
  },
);

describe('a number of one digit', () => {
  it.each([
    ['in the cell of a definite label', [cell(0, 0, 80, 'Drawing No.', '3')], { reference: '3' }],
    ['behind a definite label', [entry(0, 0, 80, 'DRAWING NO: 3')], { reference: '3' }],
    ['below a label that may mean something else', [cell(0, 0, 80, 'No.', '3')], {}],
  ] as [string, RuledCell[], object][])('%s', (_, cells, expected) => {
    expectRead(cells, expected);
  });

  it('near a label that has no cell says nothing', () => {
    expectRead([[0, 0, 0, 0, ['Drawing No.', 2, 2, 6], ['3', 60, 2, 6]]], {});
  });
});

describe('a list of one part', () => {
  const heads = (y: number) => [
    entry(0, y, 30, 'Pos.'),
    entry(30, y, 40, 'Menge'),
    entry(70, y, 90, 'Benennung'),
    entry(160, y, 90, 'Werkstoff'),
  ];
  const row = (y: number, name: string) => [
    entry(0, y, 30, '1'),
    entry(30, y, 40, '4'),
    entry(70, y, 90, name),
    entry(160, y, 90, 'AISI 304'),
  ];

  it('says what the drawing’s part is made of, and how many', () => {
    expectRead([...heads(0), ...row(12, 'Flansch')], { material: 'AISI 304', quantity: 4 });
  });

  it('gives way to the block', () => {
    expectRead([...heads(0), ...row(12, 'Flansch'), cell(0, 48, 120, 'Titel', 'Deckel')], {
      title: 'Deckel',
      material: 'AISI 304',
      quantity: 4,
    });
  });

  it('says nothing with two', () => {
    expectRead([...heads(0), ...row(12, 'Flansch'), ...row(24, 'Deckel')], {});
  });
});

type Five = [string, string, string, string, string];
type Thirteen = [...Five, ...Five, string, string, string];

/** The sheet that SolidWorks brings along: what its cells are called in the order of `SHEETS`, and the values beside them. */
const solidWorks = (names: string, values: readonly string[]): RuledCell[] => {
  const [notes, finish, burr, asIs, rev, heads, rows, matl, titled, numbered, mass, scaled, sheet] =
    names.split('|') as Thirteen;
  const [title, number, material, weight, scale] = values as Five;
  const value = (text: string, x: number, y: number, size: number): Line[] =>
    text === '' ? [] : [[text, x, y, size]];
  const table = [
    heads,
    ...rows.split(',').map((row, at) => (at === 0 ? `${row}/R. Lima//14.03.2024` : row)),
  ].flatMap((row, down) =>
    row.split('/').map((text, across) => entry(across * 48, 30 + 12 * down, 48, text, 5)),
  );
  return [
    [0, 0, 110, 30, ...notes.split(',').map((text, at): Line => [text, 2, 2 + 6 * at, 4])],
    cell(110, 0, 80, finish),
    [190, 0, 90, 30, [burr, 2, 8, 4]],
    [280, 0, 70, 30, [asIs, 2, 8, 4]],
    [350, 0, 70, 30, small(rev), ['B', 40, 14, 8]],
    ...table,
    [192, 54, 228, 24, small(titled), ...value(title, 60, 10, 10)],
    [110, 102, 120, 24, small(matl), ...value(material, 10, 12, 7)],
    [230, 78, 150, 24, small(numbered), ...value(number, 40, 9, 10)],
    [380, 78, 40, 24, ['A4', 10, 8, 12]],
    [110, 126, 120, 14, [`${mass} ${weight}`.trim(), 2, 4, 6]],
    [230, 126, 90, 14, [`${scaled}${scale}`, 2, 4, 6]],
    [320, 126, 100, 14, [sheet, 2, 4, 6]],
  ];
};

const SHEETS = [
  [
    'English',
    "UNLESS OTHERWISE SPECIFIED:,DIMENSIONS ARE IN MILLIMETERS,LINEAR:,ANGULAR:|FINISH:|DEBURR AND BREAK SHARP EDGES|DO NOT SCALE DRAWING|REVISION|/NAME/SIGNATURE/DATE|DRAWN,CHK'D,APPV'D,MFG,Q.A|MATERIAL:|TITLE:|DWG NO.|WEIGHT:|SCALE:|SHEET 1 OF 1",
  ],
  [
    'German',
    'WENN NICHT ANDERS DEFINIERT:,TOLERANZEN:,LINEAR:,WINKEL:|OBERFLÄCHENGÜTE:|ENTGRATEN UND SCHARFE KANTEN BRECHEN|ZEICHNUNG NICHT SKALIEREN|REVISION|/NAME/SIGNATUR/DATUM|GEZEICHNET,GEPRÜFT,GENEHMIGT,PRODUKTION,QUALITÄT|WERKSTOFF:|BENENNUNG:|ZEICHNUNGSNR.|GEWICHT:|MASSSTAB:|BLATT 1 VON 1',
  ],
  [
    'Spanish',
    'SI NO SE INDICA LO CONTRARIO:,TOLERANCIAS:,LINEAL:,ANGULAR:|ACABADO:|REBARBAR Y ROMPER ARISTAS VIVAS|NO CAMBIE LA ESCALA|REVISIÓN|/NOMBRE/FIRMA/FECHA|DIBUJ.,VERIF.,APROB.,FABR.,CALID.|MATERIAL:|TÍTULO:|N.º DE DIBUJO|PESO:|ESCALA:|HOJA 1 DE 1',
  ],
  [
    'French',
    "SAUF INDICATION CONTRAIRE:,TOLERANCES:,LINEAIRES:,ANGULAIRES:|FINITION:|CASSER LES ANGLES VIFS|NE PAS CHANGER L'ECHELLE|REVISION|/NOM/SIGNATURE/DATE|AUTEUR,VERIF.,APPR.,FAB.,QUAL.|MATERIAU:|TITRE:|No. DE PLAN|MASSE:|ECHELLE:|FEUILLE 1 SUR 1",
  ],
  [
    'Italian',
    'SE NON SPECIFICATO:,TOLLERANZE:,LINEARE:,ANGOLARE:|FINITURA:|INTERRUZIONE BORDI NETTI|NON SCALARE DISEGNO|REVISIONE|/NOME/FIRMA/DATA|DISEGNATORE,VERIFICATO,APPROVATO,FATTO,QUALITÀ|MATERIALE:|TITOLO:|N. DISEGNO|PESO:|SCALA:|FOGLIO 1 DI 1',
  ],
  [
    'Portuguese',
    'A MENOS QUE ESPECIFICADO:,TOLERÂNCIAS:,LINEARES:,ANGULARES:|ACABAMENTO:|QUEBRAR CANTOS VIVOS|NÃO ALTERE A ESCALA DO DESENHO|REVISÃO|/NOME/ASSINATURA/DATA|DES.,VERIF.,APROV.,MANUF.,QUALID|MATERIAL:|TÍTULO:|DES. Nº|PESO:|ESCALA:|FOLHA 1 DE 1',
  ],
] as const;

it.each(SHEETS)('the sheet of SolidWorks, %s', (_, texts) => {
  const values = ['Flange plate', 'FP-204', 'AISI 304', '1.25 kg', '1:2'];
  expectRead(solidWorks(texts, values), {
    title: 'Flange plate',
    reference: 'FP-204',
    revision: 'B',
    material: 'AISI 304',
    weight: 1.25,
    scale: '1:2',
    date: '2024-03-14',
  });
});

it.each(SHEETS)(
  'the sheet of SolidWorks without its values, %s, says nothing but the revision and the date',
  (_, texts) => {
    expectRead(solidWorks(texts, ['', '', '', '', '']), { revision: 'B', date: '2024-03-14' });
  },
);

it('places on a turned page are those that are seen', () => {
  const page = draw([cell(0, 0, 160, 'TITLE', 'Flange plate')]);
  for (const way of ['up', 'down'] as const) {
    const [upright] = readDrawing(page);
    const [seen] = readDrawing(turned(page, way));
    const place = uprightPage({ width: 1, height: 1, words: [{ text: '', ...seen!.place }], turned: way })
      .words[0]!;
    expect(place.x).toBeCloseTo(upright!.place.x, 9);
    expect(place.y).toBeCloseTo(upright!.place.y, 9);
    expect(seenPlace(page, upright!.place)).toBe(upright!.place);
  }
});
