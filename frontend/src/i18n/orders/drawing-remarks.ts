/** Why the figures that a DXF gave are to be looked at, by the reader's codes: on the part and on the order's strip. */
export const drawingRemarks = {
  open_outline: () => 'contorno externo aberto: sem área nem furos; a área real fica largura × comprimento',
  gaps_closed: (count: number, mm: string) =>
    count === 1
      ? `contorno com um vão de ${mm} mm, lido como fechado`
      : `contornos com ${count} vãos de até ${mm} mm, lidos como fechados`,
} as const;
