const records = (count: number): string => (count === 1 ? '1 registro' : `${count} registros`);

/** What is done with many orders of the list at once. */
export const bulk = {
  select: 'Selecionar',
  done: 'Encerrar seleção',
  toolbar: 'Ações da seleção',
  column: 'Seleção',
  selectOrder: (code: string) => `Selecionar ${code}`,
  selectPage: 'Selecionar esta página',
  unselectAll: 'Desmarcar todos',
  selected: (count: number) =>
    count === 0 ? 'Nenhum selecionado' : count === 1 ? '1 selecionado' : `${count} selecionados`,
  most: (most: number) => `No máximo ${most} de uma vez`,
  moves: { next: 'Próximo', previous: 'Anterior', finish: 'Finalizar' },
  move: (label: string, count: number) => (count === 0 ? label : `${label} (${count})`),
  moveTitle: 'Alterar status',
  moveQuestion: (count: number, of: number) =>
    count === of
      ? `Alterar o status de ${records(count)}?`
      : `Alterar o status de ${count} dos ${of} selecionados? Os outros não têm este movimento.`,
  moveLine: (count: number, from: string, to: string) => `${count} de ${from} para ${to}`,
  assign: 'Atribuir…',
  assignTitle: 'Atribuir responsável',
  assignQuestion: (count: number) => `Quem passa a ser responsável por ${records(count)}?`,
  assignHint: 'Quem não vê todos os pedidos vê só aqueles pelos quais é responsável.',
  owner: 'Responsável',
  ownerRequired: 'Escolha uma pessoa',
  changed: (count: number) => (count === 1 ? '1 registro alterado' : `${count} registros alterados`),
  failed: 'Erro ao alterar os registros',
  refusedTitle: (count: number) =>
    count === 1 ? '1 registro não foi alterado' : `${count} registros não foram alterados`,
} as const;
