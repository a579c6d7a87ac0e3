/** Totals that stay in view in the order screen, the grid and the part dialog. */
export const liveTotals = {
  title: 'Totais à vista',
  total: 'Total',
  ipi: 'IPI',
  icms: 'ICMS incluso',
  material: 'Material',
  processes: 'Processos',
  grossWeight: 'Peso bruto',
  netWeight: 'Peso líquido',
  /** As often as its set is made. */
  part: (sets: string) => `Esta peça × ${sets}, com IPI`,
  sets: (count: number, shown: string) => (count === 1 ? '1 conjunto' : `${shown} conjuntos`),
  selected: 'Seleção, com IPI',
  selection: (count: number) =>
    `${count === 1 ? '1 peça selecionada' : `${count} peças selecionadas`}, com IPI`,
} as const;
