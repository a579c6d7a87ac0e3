const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;

/** Between a quote that is ready and its answer. */
export const offers = {
  reminders: {
    title: 'Lembretes',
    /** The bell's name: with what waits behind it. */
    jobs: (running: number, failed: number) =>
      [
        'Fila de tarefas',
        ...(running > 0 ? [`${running} em andamento`] : []),
        ...(failed > 0 ? [failed === 1 ? '1 falhou' : `${failed} falharam`] : []),
      ].join(' · '),
    bell: (ending: number, answered: number) => {
      const parts = [
        answered > 0 && counted(answered, 'resposta de cliente', 'respostas de clientes'),
        ending > 0 && counted(ending, 'orçamento vencendo', 'orçamentos vencendo'),
      ].filter(Boolean);
      return parts.length > 0 ? `Lembretes: ${parts.join(', ')}` : 'Lembretes';
    },
    ending: 'Vencendo',
    ended: 'Vencidos sem resposta',
    until: { ending: (day: string) => `até ${day}`, ended: (day: string) => `venceu em ${day}` },
    noCustomer: 'Sem cliente',
    none: 'Nenhum dos seus orçamentos foi respondido nem vence nos próximos 3 dias.',
    all: 'Ver na lista',
    loadFailed: 'Erro ao carregar os lembretes',
  },
  links: {
    title: 'Página do cliente',
    copy: 'Copiar link',
    copied: 'Link copiado',
    copiedAndSent: 'Link copiado. O orçamento está em Aguardando resposta.',
    unaddressed: 'Link sem destinatário',
    copyYourself: (address: string) => `Copie o link: ${address}`,
    list: 'Links em vigor',
    opened: (count: number) => (count === 0 ? 'ainda não aberto' : `aberto ${count} ×`),
    refused: 'recusado: encerrado',
    afterRefusal: 'O cliente recusou, e o link dele está encerrado. Este link é novo.',
    withdraw: 'Retirar',
    withdrawOf: (who: string) => `Retirar o link: ${who}`,
    failed: 'Erro ao criar o link',
    withdrawFailed: 'Erro ao retirar o link',
    /** Stands in a message where the address will stand. */
    chip: 'Link da página do cliente',
    insert: 'Inserir link',
    /** The paragraph that is put into a message that lacks the link. */
    paragraph: 'Para ver, aceitar ou perguntar pela internet:\n{link}',
    missing: 'Sem o link na mensagem, o e-mail sai sem o endereço da página do cliente.',
  },
  answers: {
    title: 'Respostas do cliente',
    sentence: {
      accepted: (name: string) => `Aceito por ${name}`,
      refused: (name: string) => `Recusado por ${name}`,
      asked: (name: string) => `Pergunta de ${name}`,
    },
    toast: {
      accepted: (name: string, number: string) => `${name} aceitou o orçamento ${number}`,
      refused: (name: string, number: string) => `${name} recusou o orçamento ${number}`,
      asked: (name: string, number: string) => `${name} perguntou sobre o orçamento ${number}`,
    },
    seen: 'Marcar como lida',
    seenOf: (name: string) => `Marcar como lida a resposta de ${name}`,
    seenFailed: 'Erro ao marcar a resposta como lida',
    purchaseOrder: (text: string) => `Pedido de compra ${text}`,
    chosen: (text: string) => `Quantidades escolhidas: ${text}`,
    total: (money: string) => `Total aceito: ${money}`,
    /** Before the quote is approved in its own quantities, or in others than it has. */
    acceptedAsQuoted: (total: string) => `O cliente aceitou ${total}.`,
    /** Before another revision is approved than the customer accepted. */
    acceptedElse: (accepted: string, approved: string, total: string) =>
      `Atenção: o cliente aceitou ${accepted}. Você aprova a ${approved}, de ${total}, que ele não aceitou.`,
    /** Of a revision, and at which total where that is known. */
    acceptedRevision: (revision: number, total: string | null) =>
      total === null ? `a R${revision}` : `a R${revision}, de ${total}`,
    reviseTitle: 'Revisar orçamento aceito',
    reviseQuestion: (name: string, accepted: string) =>
      `${name} aceitou ${accepted}. Ao revisar, a página do cliente fecha e o aceite fica suspenso: Próximo, sem alterações, traz os dois de volta. Com uma revisão nova, o aceite e os links terminam, e o cliente precisa aceitar de novo.`,
    rests: (accepted: string) =>
      `O aceite do cliente (${accepted}) está suspenso: Próximo, sem alterações, o traz de volta`,
    refusedLink: 'O link desta recusa está encerrado. Em Enviar ao cliente há um novo.',
    acceptedOther: (from: string, to: string, quantities: string) =>
      `O cliente aceitou outras quantidades: ${from} → ${to}, ${quantities}`,
    evidence: 'Registro',
    from: (address: string) => `Endereço de rede ${address}`,
    revision: (number: number) => `Revisão R${number}`,
    pdf: (digest: string) => `SHA-256 do PDF: ${digest}`,
    notPrinted: 'ainda não gerado',
  },
  sending: {
    /** Opens the dialog whose main button is `send`. */
    open: 'Enviar ao cliente…',
    goOn: 'Continuar',
    send: 'Enviar',
    noRecipient: 'Informe ao menos um destinatário',
    wrongAddress: (address: string) => `Endereço de e-mail inválido: ${address}`,
    title: (number: string) => `Enviar orçamento ${number}`,
    withoutParts: 'Este orçamento não tem peças. Enviar assim mesmo?',
    forNothing: 'O total deste orçamento é R$ 0,00. Enviar assim mesmo?',
    to: 'Para',
    cc: 'Cópia (Cc)',
    severalHint: 'Separe vários endereços com vírgula',
    subject: 'Assunto',
    text: 'Mensagem',
    textAfterLink: 'Depois do link',
    attachments: 'Anexos',
    documents: { quote: 'Orçamento em PDF', sets: 'Conjuntos em PDF' },
    validUntil: (day: string) => `Válido até ${day}`,
    remind: 'Lembrar o cliente antes do vencimento',
    remindHint:
      'Um e-mail nos 3 dias antes do vencimento, a quem recebeu o último envio. A escolha é salva na hora.',
    remindFailed: 'Erro ao salvar o lembrete',
    otherWays: 'Outras formas',
    whatsApp: 'WhatsApp',
    ownProgram: 'Abrir no programa de e-mail',
    attachYourself: 'O PDF é baixado junto, para você anexar.',
    notConfigured:
      'O envio de e-mails não está configurado neste servidor. Use o WhatsApp, o seu programa de e-mail ou o link: o PDF é baixado junto, para você anexar.',
    queuedNow: 'E-mail na fila de envio',
    failed: 'Erro ao enviar o e-mail',
    draftFailed: 'Erro ao preparar o e-mail',
    mails: 'E-mails enviados',
    reminder: 'Lembrete: ',
    states: {
      queued: 'Na fila',
      sent: 'Enviado',
      refused: 'Recusado',
      uncertain: 'Situação incerta',
      cancelled: 'E-mail cancelado',
    },
    /** The words after the state. */
    queued: (to: string) => `: ${to}`,
    waiting: (to: string) => `, será tentado de novo: ${to}`,
    sent: (to: string, at: string) => ` a ${to} em ${at}`,
    since: (to: string, at: string) => ` em ${at}: ${to}`,
    because: (reason: string) => `Motivo: ${reason}`,
    refusedBy: (recipients: string) => `Recusado por ${recipients}`,
    confirmFirst: 'Confirme com o cliente antes de enviar de novo.',
    allMails: (count: number) => `Ver os ${count} e-mails`,
    lastOnly: 'Ver só o último',
  },
} as const;
