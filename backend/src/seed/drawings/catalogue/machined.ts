import type { Drawing } from './drawing.js';

/** Turned and milled parts. */
export const machinedDrawings = [
  {
    id: 'eixo-motor',
    format: 'pdf',
    file_name: 'FJ-1501 Eixo de acionamento.pdf',
    pages: [
      {
        orientation: 'landscape',
        title: {
          name: 'Eixo de acionamento',
          number: 'FJ-1501',
          material: 'Aço SAE 1045',
          weight: 1.001,
          date: '09/06/2026',
          revision: 'B',
        },
        notes: ['CHANFROS 1 × 45°', 'RUGOSIDADE Ra 1,6 NOS ASSENTOS k6'],
        shape: {
          kind: 'shaft',
          chamfer: 1,
          steps: [
            { diameter: 20, length: 35 },
            { diameter: 25, length: 40, fit: 'k6' },
            { diameter: 30, length: 95 },
            { diameter: 25, length: 30, fit: 'k6' },
            { diameter: 20, length: 50, fit: 'h6' },
          ],
          keyway: { step: 4, length: 36, width: 6 },
        },
      },
    ],
  },
  {
    id: 'flange-dn80',
    format: 'pdf',
    file_name: 'FJ-1502 Flange DN80.pdf',
    pages: [
      {
        orientation: 'landscape',
        title: {
          name: 'Flange DN80',
          number: 'FJ-1502',
          material: 'Aço ASTM A36',
          thickness: 16,
          weight: 2.891,
          date: '09/06/2026',
          revision: 'A',
        },
        notes: ['FUROS EQUIDISTANTES'],
        shape: {
          kind: 'flange',
          outer: 200,
          bore: 90,
          thickness: 16,
          bolts: { count: 8, diameter: 18, circle: 160 },
        },
      },
    ],
  },
  {
    id: 'bucha',
    format: 'png',
    file_name: 'FJ-1503 Bucha espaçadora.png',
    pages: [
      {
        orientation: 'landscape',
        title: {
          name: 'Bucha espaçadora',
          number: 'FJ-1503',
          material: 'Aço SAE 1020',
          weight: 0.161,
          date: '09/06/2026',
          revision: 'A',
        },
        shape: { kind: 'flange', outer: 38, bore: 20, thickness: 25 },
      },
    ],
  },
] as const satisfies readonly Drawing[];
