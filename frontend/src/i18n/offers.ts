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
  sending: {
    send: 'Enviar',
    title: (number: string) => `Enviar orçamento ${number}`,
    to: 'Para',
    cc: 'Cópia (Cc)',
    severalHint: 'Separe vários endereços com vírgula',
    subject: 'Assunto',
    text: 'Mensagem',
    attachments: 'Anexos',
    documents: { quote: 'Orçamento em PDF', sets: 'Conjuntos em PDF' },
    validUntil: (day: string) => `Válido até ${day}`,
    otherWays: 'Outras formas',
    whatsApp: 'WhatsApp',
    ownProgram: 'Abrir no programa de e-mail',
    attachYourself: 'Nestas formas, anexe você o PDF.',
    notConfigured:
      'O envio de e-mails não está configurado neste servidor. A mensagem pode ser aberta no WhatsApp ou no seu programa de e-mail.',
    queuedNow: 'E-mail na fila de envio',
    failed: 'Erro ao enviar o e-mail',
    draftFailed: 'Erro ao preparar o e-mail',
    mails: 'E-mails enviados',
    queued: (to: string) => `Na fila: ${to}`,
    waiting: (to: string, reason: string) => `Na fila, será tentado de novo: ${to} (${reason})`,
    sent: (to: string, at: string) => `Enviado a ${to} em ${at}`,
    but: (refused: string) => `; recusado por ${refused}`,
    refused: (to: string, at: string, reason: string) => `Recusado em ${at}: ${to} (${reason})`,
    uncertain: (to: string, at: string, reason: string) =>
      `Situação incerta em ${at}: ${to} (${reason}). Confirme com o cliente antes de enviar de novo.`,
    allMails: (count: number) => `Ver os ${count} e-mails`,
    lastOnly: 'Ver só o último',
  },
} as const;
