/** The texts of cutting plans. */
export const cuttingTexts = {
  tooHard: 'O plano de corte excedeu o limite de tempo ou de memória',
  notOpen: 'A perda só pode ser aplicada em orçamento em andamento',
  nothingToApply: 'Nenhum grupo tem um plano completo e atual',
  millimetres: (least: number, most: number) => `De ${String(least)} a ${String(most)} mm`,
} as const;
