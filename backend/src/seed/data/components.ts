import type { NcmCode } from './ncms.js';

/** A bought part. */
export interface ComponentSeed {
  name: string;
  specification: string;
  /** BRL, 2 decimals. */
  unit_value: number;
  supplier: string;
  ncm: NcmCode;
}

const FIXA = 'Fixa Parafusos';
const FERRAGENS = 'Ferragens Aurora';
const ROLAMIX = 'Rolamix Rolamentos';

export const components = [
  {
    name: 'Parafuso sextavado M8 × 25',
    specification: 'DIN 933, classe 8.8, zincado',
    unit_value: 0.62,
    supplier: FIXA,
    ncm: '7318.15.00',
  },
  {
    name: 'Parafuso sextavado M10 × 30',
    specification: 'DIN 933, classe 8.8, zincado',
    unit_value: 1.14,
    supplier: FIXA,
    ncm: '7318.15.00',
  },
  {
    name: 'Parafuso Allen M6 × 16',
    specification: 'DIN 912, classe 12.9, oxidado',
    unit_value: 0.48,
    supplier: FIXA,
    ncm: '7318.15.00',
  },
  {
    name: 'Parafuso francês M8 × 40 inox',
    specification: 'DIN 603, A2',
    unit_value: 2.35,
    supplier: FIXA,
    ncm: '7318.15.00',
  },
  {
    name: 'Porca sextavada M8',
    specification: 'DIN 934, classe 8, zincada',
    unit_value: 0.19,
    supplier: FIXA,
    ncm: '7318.16.00',
  },
  {
    name: 'Porca autotravante M10',
    specification: 'DIN 985, zincada',
    unit_value: 0.46,
    supplier: FIXA,
    ncm: '7318.16.00',
  },
  {
    name: 'Arruela lisa M8',
    specification: 'DIN 125, zincada',
    unit_value: 0.09,
    supplier: FIXA,
    ncm: '7318.22.00',
  },
  {
    name: 'Arruela lisa M10',
    specification: 'DIN 125, zincada',
    unit_value: 0.13,
    supplier: FIXA,
    ncm: '7318.22.00',
  },
  {
    name: 'Rebite pop 4,8 × 12',
    specification: 'Alumínio, cabeça abaulada',
    unit_value: 0.12,
    supplier: FIXA,
    ncm: '7318.23.00',
  },
  {
    name: 'Rebite rosca M6',
    specification: 'Aço zincado, cilíndrico',
    unit_value: 0.58,
    supplier: FIXA,
    ncm: '7318.23.00',
  },
  {
    name: 'Chumbador parabolt 3/8 × 3',
    specification: 'Aço zincado, com porca e arruela',
    unit_value: 3.9,
    supplier: FIXA,
    ncm: '7318.15.00',
  },
  {
    name: 'Dobradiça 180° para painel',
    specification: 'Zamac, pino inox, 60 × 50 mm',
    unit_value: 14.8,
    supplier: FERRAGENS,
    ncm: '8302.10.00',
  },
  {
    name: 'Dobradiça gonzo 1/2',
    specification: 'Aço, para solda, com graxeira',
    unit_value: 6.4,
    supplier: FERRAGENS,
    ncm: '8302.10.00',
  },
  {
    name: 'Fecho fenda com lingueta',
    specification: 'Zamac cromado, 22 mm',
    unit_value: 11.25,
    supplier: FERRAGENS,
    ncm: '8301.40.00',
  },
  {
    name: 'Rodízio giratório 4" com freio',
    specification: 'Poliuretano, 150 kg, placa 110 × 130',
    unit_value: 58.9,
    supplier: FERRAGENS,
    ncm: '8302.20.00',
  },
  {
    name: 'Rodízio fixo 4"',
    specification: 'Poliuretano, 150 kg, placa 110 × 130',
    unit_value: 46.5,
    supplier: FERRAGENS,
    ncm: '8302.20.00',
  },
  {
    name: 'Pé nivelador M10',
    specification: 'Base 40 mm, 500 kg',
    unit_value: 7.3,
    supplier: FERRAGENS,
    ncm: '7326.90.90',
  },
  {
    name: 'Ponteira plástica 50 × 30',
    specification: 'Polietileno preto, interna',
    unit_value: 0.85,
    supplier: FERRAGENS,
    ncm: '3926.90.90',
  },
  {
    name: 'Ponteira plástica 40 × 40',
    specification: 'Polietileno preto, interna',
    unit_value: 0.9,
    supplier: FERRAGENS,
    ncm: '3926.90.90',
  },
  {
    name: 'Rolamento 6205 2RS',
    specification: 'Esferas, 25 × 52 × 15 mm',
    unit_value: 27.6,
    supplier: ROLAMIX,
    ncm: '8482.10.10',
  },
  {
    name: 'Rolamento 6204 ZZ',
    specification: 'Esferas, 20 × 47 × 14 mm',
    unit_value: 21.9,
    supplier: ROLAMIX,
    ncm: '8482.10.10',
  },
  {
    name: 'Borracha de vedação EPDM',
    specification: 'Perfil autoadesivo 10 × 5 mm, por metro',
    unit_value: 4.75,
    supplier: 'Veda Bem Perfis',
    ncm: '3926.90.90',
  },
] as const satisfies readonly ComponentSeed[];

export type ComponentName = (typeof components)[number]['name'];
