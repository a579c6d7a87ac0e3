/** Words of quotes and production orders that several screens use (specification, sections 4 and 9). */
export const types = { pre_order: 'Orçamento', order: 'Pedido' } as const;

export const statuses = {
  in_progress: 'Em andamento',
  waiting_response: 'Aguardando resposta',
  cancelled: 'Cancelado',
  approved: 'Aprovado',
  waiting_release: 'Aguardando liberação',
  released_for_production: 'Liberado para produção',
  finished: 'Finalizado',
} as const;

export const deliveryTypes = { CIF: 'CIF', FOB: 'FOB' } as const;

/** Changes that are not saved yet, and two people at the same record. */
export const unsaved = {
  title: 'Alterações não salvas',
  message: 'Há alterações que ainda não foram salvas. Se você sair agora, elas serão perdidas.',
  discard: 'Descartar alterações',
  saveAndGo: 'Salvar e continuar',
  stay: 'Continuar editando',
} as const;

export const conflict = {
  title: 'Alterado por outra pessoa',
  question: 'Recarregar mostra a versão atual e descarta o que você digitou aqui.',
  reload: 'Recarregar',
  keep: 'Manter o que digitei',
} as const;
