/** 'Já orçada': what was quoted before of the part that is open. */
export const earlier = {
  title: 'Já orçada',
  button: (count: number) => (count === 0 ? 'Já orçada' : `Já orçada (${count})`),
  last: (price: string, date: string) => `${price} em ${date}`,
  found: (count: number) =>
    count === 0
      ? 'Nenhuma peça já orçada'
      : count === 1
        ? '1 peça já orçada encontrada'
        : `${count} peças já orçadas encontradas`,
  list: 'Peças já orçadas',
  none: 'Nenhuma peça igual ou parecida em outros orçamentos e pedidos que você pode ver.',
  noneHint:
    'A busca usa o arquivo do desenho, a referência com o cliente, o contorno do DXF e o nome com as medidas.',
  failed: 'Não foi possível buscar peças já orçadas',
  reasons: {
    same_file: 'Mesmo arquivo',
    same_reference: 'Mesma referência e cliente',
    same_outline: 'Mesmo contorno no DXF',
    similar_title: 'Nome e medidas parecidos',
  },
  outcomes: { won: 'Ganha', lost: 'Perdida', open: 'Em aberto' },
  of: { pre_order: (number: string) => `Orçamento ${number}`, order: (number: string) => `Pedido ${number}` },
  openOrder: (name: string) => `Abrir ${name} em outra aba`,
  noCustomer: 'Sem cliente',
  quantity: (part: string, set: string) => `${part} por conjunto × ${set}`,
  then: 'Preço unitário de então',
  now: 'Com os preços de hoje',
  nowHint: 'A mesma peça com os cadastros de hoje e o markup daquele orçamento',
  notNow: 'não calculável',
  takes: 'O que muda nesta peça',
  takesNothing: 'Medidas, processos e minutos já são os mesmos.',
  field: 'Campo',
  from: 'Agora',
  to: 'Fica',
  byRule: 'pela regra',
  minutesByRule: (minutes: string) => `${minutes} pela regra`,
  withoutMinutes: 'pela regra, sem minutos',
  priceStays: 'O preço não vem junto: é calculado com os cadastros de hoje e o markup deste orçamento.',
  lockedStays: 'Valores travados nesta peça continuam travados.',
  take: 'Levar para esta peça',
  taken: (name: string) => `Medidas, processos e minutos levados de ${name}. Confira e salve.`,
} as const;
