const lines = (count: number, rest: string) => `${count} ${count === 1 ? 'linha' : 'linhas'} ${rest}`;

/** Why the figures that a DXF gave are to be looked at, by the reader's codes: on the part and on the order's strip. */
export const drawingRemarks = {
  open_outline: () => 'contorno externo aberto: sem área nem furos, vale largura × comprimento',
  gaps_closed: (count: number, mm: string) =>
    count === 1
      ? `contorno com um vão de ${mm} mm, lido como fechado`
      : `contornos com ${count} vãos de até ${mm} mm, lidos como fechados`,
  sheet_frame: () => 'o contorno externo pode ser a moldura da folha, não a peça',
  beside_outline: (count: number) =>
    `${count} ${count === 1 ? 'contorno' : 'contornos'} fora do contorno maior: outra peça, legenda ou linha solta?`,
  unprinted: (count: number) =>
    `${lines(count, 'na camada Defpoints, que não é impressa')}: ${count === 1 ? 'conta' : 'contam'} no corte`,
  maybe_inches: (_count: number, mm: string) =>
    `arquivo sem unidade, no padrão inglês: lido em milímetros; em polegadas, o comprimento seria ${mm} mm`,
  coloured_bends: (count: number) =>
    `${lines(count, 'de outra cor, de borda a borda')}: fora do corte, como ${count === 1 ? 'dobra' : 'dobras'}`,
  doubtful_lines: (count: number) =>
    `${lines(count, count === 1 ? 'reta solta conta' : 'retas soltas contam')} no corte: dobra ou legenda?`,
  fitted_splines: (count: number) =>
    `${count} ${count === 1 ? 'curva' : 'curvas'} só com pontos de passagem: forma aproximada`,
} as const;
