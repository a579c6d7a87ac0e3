/** Words of quotes and production orders that several screens use. */
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

/** Why a quote was lost. */
export const lostReasons = {
  price: 'Preço',
  lead_time: 'Prazo de entrega',
  competitor: 'Concorrente',
  no_answer: 'Sem resposta',
  project_dropped: 'Projeto suspenso',
  other: 'Outro',
} as const;

export const deliveryTypes = { CIF: 'CIF', FOB: 'FOB' } as const;

/** Keys of the order screens, as the help dialog lists them. */
export const shortcuts = {
  title: 'Atalhos de teclado',
  open: 'Atalhos de teclado (?)',
  groups: [
    {
      name: 'Em qualquer tela de orçamentos',
      keys: [
        ['N', 'Novo orçamento ou pedido'],
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
        ['F2', 'Renomear o conjunto em foco'],
        ['Alt + ↑ ou ↓', 'Mover o conjunto em foco'],
        ['Ctrl + clique, Shift + clique', 'Selecionar peças'],
        ['Ctrl + C, X, V', 'Copiar, recortar e colar peças e conjuntos, também em outro orçamento'],
        ['Ctrl + Z', 'Desfazer a última cópia ou mudança de lugar'],
      ],
    },
    {
      name: 'Planilha',
      keys: [
        ['Enter, Tab, setas', 'Passar de célula em célula'],
        ['F2', 'Editar a célula'],
        ['Alt + ↓', 'Abrir as opções da célula'],
        ['Ctrl + C, X, V', 'Copiar, recortar e colar, também do Excel'],
        ['Ctrl + D', 'Repetir a primeira linha nas outras'],
        ['Ctrl + R', 'Repetir a primeira coluna nas outras'],
        ['Ctrl + Enter', 'Escrever o que foi digitado em todas as células selecionadas'],
        ['Ctrl + clique, Shift + F8', 'Selecionar outras células ou linhas, que não se tocam'],
        ['Ctrl + Espaço no número', 'Selecionar a linha, ou tirá-la da seleção'],
        ['Ctrl + F', 'Localizar; Enter e Shift + Enter, próxima e anterior'],
        ['Alt + Shift + ← ou →', 'Mover a coluna'],
        ['Ctrl + −', 'Excluir as peças das linhas selecionadas'],
        ['F9', 'Minutos pela regra do processo, medidas do DXF'],
        ['Ctrl + Z, Y', 'Desfazer e refazer'],
        ['Esc', 'Desistir; depois, Tab sai da planilha'],
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
        ['F8', 'Peças já orçadas; de novo, levar as medidas, os processos e os minutos da escolhida'],
        ['F9', 'Voltar os minutos do processo em foco à regra'],
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
