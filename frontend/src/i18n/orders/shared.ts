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
  changedBy: (by: string, at: string) => `${by} salvou outra versão em ${at}, depois que você abriu esta.`,
  changed: 'Outra pessoa salvou outra versão depois que você abriu esta.',
  nothingLost: 'Nada foi gravado ainda: escolha qual versão fica.',
  noDifference: 'As duas versões mostram os mesmos valores.',
  versions: 'Versões',
  field: 'Campo',
  mine: 'Sua versão',
  theirs: 'Versão salva',
  takeTheirs: 'Ficar com a versão salva',
  saveMine: 'Salvar a minha versão',
} as const;

/** Keys of the order screens, as the help dialog lists them. */
export const shortcuts = {
  title: 'Atalhos de teclado',
  open: 'Atalhos de teclado (?)',
  groups: [
    {
      name: 'Em qualquer tela de orçamentos',
      keys: [
        ['N', 'Novo orçamento'],
        ['/', 'Buscar na lista'],
        ['? ou F1', 'Mostrar esta ajuda'],
      ],
    },
    {
      name: 'Orçamento ou pedido',
      keys: [
        ['Ctrl + S', 'Salvar'],
        ['Alt + ← ou →', 'Mover a peça em foco dentro do conjunto'],
        ['Enter', 'Abrir a peça em foco'],
      ],
    },
    {
      name: 'Peça',
      keys: [
        ['Enter', 'Ir ao próximo campo'],
        ['Ctrl + S', 'Salvar'],
        ['Ctrl + Enter', 'Salvar e ir à próxima peça'],
        ['Alt + ← ou →', 'Peça anterior ou próxima'],
        ['Ctrl + R', 'Recalcular'],
        ['Alt + Enter', 'Aceitar o valor do desenho no campo em foco'],
        ['Ctrl + Alt + Enter', 'Aceitar todos os valores do desenho'],
        ['Esc', 'Fechar'],
      ],
    },
    {
      name: 'Desenho em foco',
      keys: [
        ['+ e −', 'Aproximar e afastar'],
        ['0', 'Ajustar ao quadro'],
        ['← ↑ → ↓', 'Mover'],
      ],
    },
  ],
} as const;
