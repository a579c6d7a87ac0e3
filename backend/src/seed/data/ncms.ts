/**
 * NCM codes of metalwork with IPI rates after the TIPI (Decree 11.158 of 2022), gathered without
 * checking every line against the table in force. They are starting values that the shop's
 * accountant confirms: rates change by decree, and the 'Ex' exceptions are left out.
 */
export interface NcmSeed {
  /** '0000.00.00' */
  code: string;
  /** % */
  ipi: number;
}

export const ncms = [
  // Tubos e perfis de polímeros de etileno; chapas de plástico; obras de plástico
  { code: '3917.21.00', ipi: 0 },
  { code: '3920.10.99', ipi: 9.75 },
  { code: '3926.90.90', ipi: 9.75 },
  // Laminados planos de ferro ou aço: a quente, a frio, galvanizados
  { code: '7208.51.00', ipi: 3.25 },
  { code: '7209.16.00', ipi: 3.25 },
  { code: '7210.49.10', ipi: 3.25 },
  // Barras e perfis de ferro ou aço
  { code: '7214.99.10', ipi: 3.25 },
  { code: '7215.50.00', ipi: 3.25 },
  { code: '7216.21.00', ipi: 3.25 },
  // Aço inoxidável: laminados planos, barras
  { code: '7219.33.00', ipi: 3.25 },
  { code: '7222.20.00', ipi: 3.25 },
  // Tubos de ferro ou aço, soldados; acessórios para tubos (flanges)
  { code: '7306.61.00', ipi: 3.25 },
  { code: '7307.91.00', ipi: 3.25 },
  // Construções e suas partes: portas e esquadrias, estruturas
  { code: '7308.30.00', ipi: 0 },
  { code: '7308.90.90', ipi: 0 },
  // Parafusos, porcas, arruelas, rebites
  { code: '7318.15.00', ipi: 6.5 },
  { code: '7318.16.00', ipi: 6.5 },
  { code: '7318.22.00', ipi: 6.5 },
  { code: '7318.23.00', ipi: 6.5 },
  // Outras obras de ferro ou aço: estampadas, de fio, outras
  // 5% is what the pricing rules' worked example stands on.
  { code: '7326.19.00', ipi: 5 },
  { code: '7326.20.00', ipi: 6.5 },
  { code: '7326.90.90', ipi: 3.25 },
  // Cobre e latão em barras
  { code: '7407.10.10', ipi: 3.25 },
  { code: '7407.21.10', ipi: 3.25 },
  // Alumínio: barras e perfis, chapas, outras obras
  { code: '7604.29.19', ipi: 3.25 },
  { code: '7606.12.90', ipi: 3.25 },
  { code: '7616.99.00', ipi: 6.5 },
  // Ferragens: dobradiças, rodízios, outras
  { code: '8302.10.00', ipi: 6.5 },
  { code: '8302.20.00', ipi: 6.5 },
  { code: '8301.40.00', ipi: 6.5 },
  // Rolamentos; árvores de transmissão; quadros elétricos sem aparelhos; móveis de metal
  { code: '8482.10.10', ipi: 9.75 },
  { code: '8483.10.90', ipi: 0 },
  { code: '8538.10.00', ipi: 9.75 },
  { code: '8716.80.00', ipi: 3.25 },
  { code: '9403.20.90', ipi: 3.25 },
] as const satisfies readonly NcmSeed[];

export type NcmCode = (typeof ncms)[number]['code'];
