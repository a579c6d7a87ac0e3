const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;

/** Between a quote that is ready and its answer. */
export const offers = {
  reminders: {
    title: 'Lembretes',
    /** The bell's name: with what waits behind it. */
    bell: (ending: number) =>
      ending === 0
        ? 'Lembretes'
        : `Lembretes: ${counted(ending, 'orçamento vencendo', 'orçamentos vencendo')}`,
    ending: 'Vencendo',
    ended: 'Vencidos sem resposta',
    until: { ending: (day: string) => `até ${day}`, ended: (day: string) => `venceu em ${day}` },
    noCustomer: 'Sem cliente',
    none: 'Nenhum dos seus orçamentos vence nos próximos 3 dias.',
    all: 'Ver na lista',
    loadFailed: 'Erro ao carregar os lembretes',
  },
} as const;
