import type { Drawing } from './drawing.js';

/** Thick plate: brackets, feet, stiffeners. */
export const bracketDrawings = [
  {
    id: 'suporte-motor',
    format: 'pdf',
    file_name: 'FJ-1201 Suporte de motor.pdf',
    pages: [
      {
        orientation: 'portrait',
        title: {
          name: 'Suporte de motor',
          number: 'FJ-1201',
          material: 'Aço ASTM A36',
          thickness: 6.35,
          weight: 2.339,
          date: '18/06/2026',
          revision: 'A',
        },
        notes: ['DOBRAR COM RAIO INTERNO 6'],
        shape: {
          kind: 'bracket',
          width: 180,
          upright: 160,
          foot: 120,
          thickness: 6.35,
          bend_radius: 6,
          upright_holes: [
            { x: 55, y: 60, diameter: 9 },
            { x: 125, y: 60, diameter: 9 },
            { x: 55, y: 130, diameter: 9 },
            { x: 125, y: 130, diameter: 9 },
            { x: 90, y: 95, diameter: 32 },
          ],
          foot_holes: [
            { x: 30, y: 45, diameter: 11 },
            { x: 150, y: 45, diameter: 11 },
            { x: 30, y: 95, diameter: 11 },
            { x: 150, y: 95, diameter: 11 },
          ],
        },
      },
    ],
  },
  {
    id: 'nervura',
    format: 'png',
    file_name: 'FJ-1202 Nervura de reforço.png',
    pages: [
      {
        orientation: 'landscape',
        title: {
          name: 'Nervura de reforço',
          number: 'FJ-1202',
          material: 'Aço ASTM A36',
          thickness: 4.75,
          weight: 0.178,
          date: '18/06/2026',
          revision: 'A',
        },
        shape: { kind: 'gusset', width: 80, height: 100, thickness: 4.75, corner: 12, nose: 10 },
      },
    ],
  },
  {
    id: 'sapata',
    format: 'pdf',
    file_name: 'FJ-1402 Sapata do guarda-corpo.pdf',
    pages: [
      {
        orientation: 'landscape',
        title: {
          name: 'Sapata do guarda-corpo',
          number: 'FJ-1402',
          material: 'Aço ASTM A36',
          thickness: 6.35,
          weight: 0.699,
          date: '02/07/2026',
          revision: 'B',
        },
        notes: ['GALVANIZAR A FOGO APÓS A SOLDA'],
        shape: {
          kind: 'plate',
          width: 120,
          height: 120,
          thickness: 6.35,
          holes: [
            { x: 20, y: 20, diameter: 11 },
            { x: 100, y: 20, diameter: 11 },
            { x: 20, y: 100, diameter: 11 },
            { x: 100, y: 100, diameter: 11 },
          ],
        },
      },
    ],
  },
  {
    id: 'travessa-cantoneira',
    format: 'pdf',
    file_name: 'FJ-1405 Travessa em cantoneira.pdf',
    pages: [
      {
        orientation: 'landscape',
        title: {
          name: 'Travessa em cantoneira',
          number: 'FJ-1405',
          material: 'Aço ASTM A36',
          thickness: 3.18,
          weight: 1.089,
          date: '02/07/2026',
          revision: 'A',
        },
        notes: ['CANTONEIRA DE ABAS IGUAIS 1.1/2 × 1/8 POL.'],
        shape: {
          kind: 'profile',
          length: 600,
          leg: 38.1,
          thickness: 3.18,
          holes: [50, 300, 550],
          hole_diameter: 9,
          section_scale: 1,
        },
      },
    ],
  },
] as const satisfies readonly Drawing[];
