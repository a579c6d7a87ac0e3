import type { Drawing } from './drawing.js';

/** Cut and folded sheet. */
export const sheetMetalDrawings = [
  {
    id: 'chapa-base',
    format: 'pdf',
    file_name: 'FJ-1001 Chapa base.pdf',
    pages: [
      {
        orientation: 'landscape',
        title: {
          name: 'Chapa base',
          number: 'FJ-1001',
          material: 'Aço SAE 1020',
          thickness: 3,
          weight: 2.313,
          date: '12/05/2026',
          revision: 'B',
        },
        notes: ['CORTE A LASER, FURAÇÃO NO MESMO SETUP'],
        shape: {
          kind: 'plate',
          width: 400,
          height: 250,
          thickness: 3,
          corner_radius: 10,
          holes: [
            { x: 40, y: 40, diameter: 12 },
            { x: 360, y: 40, diameter: 12 },
            { x: 40, y: 210, diameter: 12 },
            { x: 360, y: 210, diameter: 12 },
            { x: 200, y: 125, diameter: 40 },
          ],
        },
      },
    ],
  },
  {
    id: 'tampo-mesa',
    format: 'pdf',
    file_name: 'FJ-1002 Tampo da mesa.pdf',
    pages: [
      {
        orientation: 'landscape',
        title: {
          name: 'Tampo da mesa',
          number: 'FJ-1002',
          material: 'Aço SAE 1020',
          thickness: 2,
          weight: 13.56,
          date: '12/05/2026',
          revision: 'A',
        },
        notes: ['DOBRAR COM RAIO INTERNO 2', 'SOLDAR OS QUATRO CANTOS (TIG)'],
        shape: {
          kind: 'panel',
          width: 1200,
          height: 600,
          fold: 40,
          thickness: 2,
          holes: [
            { x: 150, y: 100, diameter: 9 },
            { x: 1050, y: 100, diameter: 9 },
            { x: 150, y: 500, diameter: 9 },
            { x: 1050, y: 500, diameter: 9 },
          ],
          cutouts: [],
        },
      },
    ],
  },
  {
    id: 'porta-painel',
    format: 'pdf',
    file_name: 'FJ-1103 Porta do painel.pdf',
    pages: [
      {
        orientation: 'portrait',
        title: {
          name: 'Porta do painel',
          number: 'FJ-1103',
          material: 'Aço SAE 1020',
          thickness: 1.5,
          weight: 3.173,
          date: '03/06/2026',
          revision: 'C',
        },
        notes: ['PINTURA ELETROSTÁTICA RAL 7035 TEXTURIZADA'],
        shape: {
          kind: 'panel',
          width: 400,
          height: 600,
          fold: 20,
          thickness: 1.5,
          holes: [
            { x: 100, y: 380, diameter: 22.3 },
            { x: 200, y: 380, diameter: 22.3 },
            { x: 300, y: 380, diameter: 22.3 },
          ],
          cutouts: [{ x: 131, y: 460, width: 138, height: 68 }],
        },
      },
    ],
  },
  {
    id: 'placa-montagem',
    format: 'pdf',
    file_name: 'FJ-1104 Placa de montagem.pdf',
    pages: [
      {
        orientation: 'portrait',
        title: {
          name: 'Placa de montagem',
          number: 'FJ-1104',
          material: 'Aço galvanizado Z275',
          thickness: 2,
          weight: 3.16,
          date: '03/06/2026',
          revision: 'A',
        },
        shape: {
          kind: 'plate',
          width: 360,
          height: 560,
          thickness: 2,
          holes: [
            { x: 30, y: 30, diameter: 9 },
            { x: 330, y: 30, diameter: 9 },
            { x: 30, y: 530, diameter: 9 },
            { x: 330, y: 530, diameter: 9 },
            { x: 90, y: 160, diameter: 5.5 },
            { x: 270, y: 160, diameter: 5.5 },
            { x: 90, y: 400, diameter: 5.5 },
            { x: 270, y: 400, diameter: 5.5 },
          ],
        },
      },
    ],
  },
  {
    id: 'tampa-inspecao',
    format: 'png',
    file_name: 'FJ-1305 Tampa de inspeção.png',
    pages: [
      {
        orientation: 'landscape',
        title: {
          name: 'Tampa de inspeção',
          number: 'FJ-1305',
          material: 'Inox AISI 304',
          thickness: 1.5,
          weight: 0.601,
          date: '21/07/2026',
          revision: 'A',
        },
        notes: ['ACABAMENTO ESCOVADO, FACE VISTA'],
        shape: {
          kind: 'plate',
          width: 300,
          height: 200,
          thickness: 1.5,
          corner_radius: 15,
          holes: [
            { x: 25, y: 25, diameter: 6.5 },
            { x: 275, y: 25, diameter: 6.5 },
            { x: 25, y: 175, diameter: 6.5 },
            { x: 275, y: 175, diameter: 6.5 },
          ],
          cutouts: [{ x: 90, y: 60, width: 120, height: 80 }],
        },
      },
    ],
  },
] as const satisfies readonly Drawing[];
