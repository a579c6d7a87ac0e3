import type { MaterialGroup, RuleRow, TimeRule } from '../../pricing/domain/minutes/time-rule.js';
import { laserRows } from './laser-speeds.js';

/** A rule as a shop names it, with where its figures come from. */
export interface TimeRuleSeed extends TimeRule {
  name: string;
  obs: string;
}

const typical = (source: string): string =>
  `Valores típicos: substitua pelos da sua oficina. ${source} Confira a tabela com tempos medidos antes de usá-la em orçamentos.`;

/** A line for plates of a group, or of all groups, whose thickness is at least `from` and below `to`, mm. */
const line = (
  group: MaterialGroup | null,
  [from, to]: readonly [from: number | null, to: number | null],
  speed: number,
): RuleRow => ({ group, from, to, speed, pierce_seconds: 0 });

/** A line for everything that no other one fits: bars and components have neither group nor thickness. */
const otherwise = (speed: number): RuleRow => line(null, [null, null], speed);

export const timeRules = [
  {
    name: 'Laser de fibra 3–4 kW (valores típicos)',
    obs: typical(
      'Ordem de grandeza de lasers de fibra de 3 a 4 kW, já abaixo da velocidade de catálogo por causa dos cantos; acima de 12 mm em inox e alumínio, veja o limite da sua máquina.',
    ),
    driver: 'cut',
    sides: 1,
    handling_seconds: 8,
    minimum: 0.25,
    rows: laserRows,
  },
  {
    name: 'Dobra CNC (valores típicos)',
    obs: typical('Dobradeira de 100 t × 3 m com um operador: dobras por minuto, pela espessura.'),
    driver: 'bends',
    sides: 1,
    handling_seconds: 15,
    minimum: 0.5,
    rows: [
      line(null, [null, 2], 2.5),
      line(null, [2, 4], 2),
      line(null, [4, 6.5], 1.4),
      line(null, [6.5, 10.5], 0.9),
      line(null, [10.5, 20.5], 0.5),
    ],
  },
  {
    name: 'Solda MIG (valores típicos)',
    obs: typical(
      'Milímetros de cordão por minuto, com posicionamento e ponteamento; chapas grossas em vários passes.',
    ),
    driver: 'weld',
    sides: 1,
    handling_seconds: 45,
    minimum: 1,
    rows: [
      line('carbon', [null, 3.5], 220),
      line('carbon', [3.5, 6.5], 180),
      line('carbon', [6.5, 10.5], 100),
      line('carbon', [10.5, null], 60),
      line('aluminium', [null, 3.5], 260),
      line('aluminium', [3.5, null], 200),
      otherwise(180),
    ],
  },
  {
    name: 'Solda TIG (valores típicos)',
    obs: typical('Milímetros de cordão por minuto, com posicionamento e ponteamento, sem acabamento.'),
    driver: 'weld',
    sides: 1,
    handling_seconds: 60,
    minimum: 1,
    rows: [
      line('stainless', [null, 2], 110),
      line('stainless', [2, 4], 80),
      line('stainless', [4, null], 50),
      line('aluminium', [null, 4], 90),
      line('aluminium', [4, null], 60),
      otherwise(80),
    ],
  },
  {
    name: 'Furação em bancada (valores típicos)',
    obs: typical('Furos por minuto na furadeira de coluna, com marcação, pela espessura.'),
    driver: 'holes',
    sides: 1,
    handling_seconds: 20,
    minimum: 0.5,
    rows: [
      line('carbon', [null, 6.5], 1.5),
      line('carbon', [6.5, 13], 0.8),
      line('carbon', [13, null], 0.4),
      line('stainless', [null, 6.5], 0.8),
      line('stainless', [6.5, null], 0.4),
      line('aluminium', [null, null], 2),
      otherwise(1),
    ],
  },
  {
    name: 'Pintura a pó (valores típicos)',
    obs: typical(
      'Área dos dois lados: cerca de 12 m² por hora na cabine, com pendurar e retirar; a cura corre em paralelo.',
    ),
    driver: 'area',
    sides: 2,
    handling_seconds: 60,
    minimum: 1.5,
    rows: [otherwise(200_000)],
  },
] as const satisfies readonly TimeRuleSeed[];

export type TimeRuleName = (typeof timeRules)[number]['name'];
