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
  part: 'Esta peça',
  selected: 'Seleção',
  selection: (count: number) => (count === 1 ? '1 peça selecionada' : `${count} peças selecionadas`),
} as const;
