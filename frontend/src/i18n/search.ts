const counted = (count: number) => (count === 1 ? '1 resultado' : `${String(count)} resultados`);

/** Search everywhere: the palette that Ctrl+K opens. */
export const search = {
  open: 'Buscar em tudo',
  title: 'Busca',
  placeholder: 'Pedido, cliente, peça, código, tela…',
  results: 'Resultados da busca',
  recent: 'Abertos recentemente',
  commands: 'Comandos',
  screens: 'Telas',
  orders: 'Orçamentos e pedidos',
  parts: 'Peças',
  customers: 'Clientes',
  entries: 'Cadastros',
  newOrder: 'Novo orçamento ou pedido',
  dark: 'Usar o tema escuro',
  light: 'Usar o tema claro',
  inOrder: (order: string, customer: string | null) => (customer === null ? order : `${order} · ${customer}`),
  inDrawing: (excerpt: string) => `No desenho: ${excerpt}`,
  searching: 'Buscando…',
  found: counted,
  similar: (typed: string, similar: string) => `Nada com “${typed}”. Resultados de “${similar}”:`,
  nothing: (typed: string) => `Nada encontrado para “${typed}”.`,
  nothingHint: 'Cada palavra é procurada pelo seu começo, sem diferença de acentos e maiúsculas.',
  incomplete: 'Há mais registros do que foi possível olhar. Escreva mais para encontrar os mais antigos.',
  failed: 'A busca não respondeu.',
  keys: [
    ['↑ ↓', 'escolher'],
    ['Enter', 'abrir'],
    ['Ctrl+Enter', 'nova aba'],
    ['Esc', 'fechar'],
  ],
} as const;
