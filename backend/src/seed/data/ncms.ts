/**
 * NCM codes of metalwork. The IPI rates are starting values near those of the TIPI (Decree 11.158 of 2022), not compared with
 * the table in force: some are known to differ from it. The shop's accountant confirms them (user guide); 'Ex' exceptions are
 * left out.
 */
export interface NcmSeed {
  /** '0000.00.00' */
  code: string;
  /** % */
  ipi: number;
  /** The TIPI's wording, shortened where its heading is enough. */
  description: string;
}

export const ncms = [
  { code: '3917.21.00', ipi: 0, description: 'Tubos rígidos de polímeros de etileno' },
  { code: '3920.10.99', ipi: 9.75, description: 'Outras chapas, folhas e películas de polímeros de etileno' },
  { code: '3926.90.90', ipi: 9.75, description: 'Outras obras de plástico' },
  {
    code: '7208.51.00',
    ipi: 3.25,
    description: 'Laminados planos de ferro ou aço, a quente, não enrolados, de espessura superior a 10 mm',
  },
  {
    code: '7209.16.00',
    ipi: 3.25,
    description:
      'Laminados planos de ferro ou aço, a frio, em rolos, de espessura superior a 1 mm, mas inferior a 3 mm',
  },
  {
    code: '7210.49.10',
    ipi: 3.25,
    description: 'Laminados planos de ferro ou aço, galvanizados, de espessura inferior a 4,75 mm',
  },
  {
    code: '7214.99.10',
    ipi: 3.25,
    description: 'Outras barras de ferro ou aço, laminadas a quente, de seção circular',
  },
  { code: '7215.50.00', ipi: 3.25, description: 'Outras barras de ferro ou aço, obtidas ou acabadas a frio' },
  {
    code: '7216.21.00',
    ipi: 3.25,
    description: 'Perfis em L de ferro ou aço, laminados a quente, de altura inferior a 80 mm',
  },
  {
    code: '7219.33.00',
    ipi: 3.25,
    description:
      'Laminados planos de aço inoxidável, a frio, de espessura superior a 1 mm, mas inferior a 3 mm',
  },
  { code: '7222.20.00', ipi: 3.25, description: 'Barras de aço inoxidável, obtidas ou acabadas a frio' },
  {
    code: '7306.61.00',
    ipi: 3.25,
    description: 'Tubos soldados de ferro ou aço, de seção quadrada ou retangular',
  },
  { code: '7307.91.00', ipi: 3.25, description: 'Flanges de ferro ou aço' },
  {
    code: '7308.30.00',
    ipi: 0,
    description: 'Portas e janelas, e seus caixilhos, alizares e soleiras, de ferro ou aço',
  },
  { code: '7308.90.90', ipi: 0, description: 'Outras construções e suas partes, de ferro ou aço' },
  {
    code: '7318.15.00',
    ipi: 6.5,
    description: 'Outros parafusos e pinos, mesmo com as porcas e arruelas, de ferro ou aço',
  },
  { code: '7318.16.00', ipi: 6.5, description: 'Porcas de ferro ou aço' },
  { code: '7318.22.00', ipi: 6.5, description: 'Outras arruelas de ferro ou aço' },
  { code: '7318.23.00', ipi: 6.5, description: 'Rebites de ferro ou aço' },
  // 5% is what the pricing rules' worked example stands on.
  { code: '7326.19.00', ipi: 5, description: 'Outras obras de ferro ou aço, forjadas ou estampadas' },
  { code: '7326.20.00', ipi: 6.5, description: 'Obras de fio de ferro ou aço' },
  { code: '7326.90.90', ipi: 3.25, description: 'Outras obras de ferro ou aço' },
  { code: '7407.10.10', ipi: 3.25, description: 'Barras de cobre refinado' },
  { code: '7407.21.10', ipi: 3.25, description: 'Barras de ligas de cobre e zinco (latão)' },
  { code: '7604.29.19', ipi: 3.25, description: 'Outras barras de ligas de alumínio' },
  {
    code: '7606.12.90',
    ipi: 3.25,
    description: 'Outras chapas e tiras de ligas de alumínio, de espessura superior a 0,2 mm',
  },
  { code: '7616.99.00', ipi: 6.5, description: 'Outras obras de alumínio' },
  { code: '8302.10.00', ipi: 6.5, description: 'Dobradiças de metais comuns' },
  { code: '8302.20.00', ipi: 6.5, description: 'Rodízios com armação de metais comuns' },
  { code: '8301.40.00', ipi: 6.5, description: 'Outras fechaduras e ferrolhos, de metais comuns' },
  { code: '8482.10.10', ipi: 9.75, description: 'Rolamentos de esferas, de carga radial' },
  { code: '8483.10.90', ipi: 0, description: 'Outras árvores de transmissão e manivelas' },
  {
    code: '8538.10.00',
    ipi: 9.75,
    description: 'Quadros, painéis, consoles, cabinas e armários elétricos, sem os seus aparelhos',
  },
  { code: '8716.80.00', ipi: 3.25, description: 'Outros veículos não autopropulsados' },
  { code: '9403.20.90', ipi: 3.25, description: 'Outros móveis de metal' },
] as const satisfies readonly NcmSeed[];

export type NcmCode = (typeof ncms)[number]['code'];
