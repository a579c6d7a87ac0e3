interface Quote {
  number: string;
  /** `DD/MM/YYYY`. */
  until: string;
}

interface OwnQuote extends Quote {
  customer: string;
  total: string;
  address: string;
}

interface CustomersQuote extends Quote {
  contact: string;
  owner: string;
  company: string;
  /** The placeholder of the link. */
  link: string;
}

/** The e-mails that remind of quotes. */
export const reminderTexts = {
  /** In whose name they stand in the history. */
  author: 'Lembrete automático',
  noCustomer: 'Sem cliente',
  ownSubject: ({ number, until, customer }: OwnQuote) =>
    `Orçamento ${number} vence em ${until} sem resposta: ${customer}`,
  ownText: ({ number, until, customer, total, address }: OwnQuote) =>
    [
      `O orçamento ${number} de ${customer}, no valor total de ${total}, é válido até ${until} e ainda aguarda resposta.`,
      'Fale com o cliente, ou revise o orçamento para que ele valha por mais tempo.',
      address,
    ].join('\n\n'),
  customerSubject: ({ number, until, company }: CustomersQuote) =>
    `Orçamento ${number} – ${company}: válido até ${until}`,
  customerText: ({ number, until, contact, owner, company, link }: CustomersQuote) =>
    [
      contact ? `Olá, ${contact},` : 'Olá,',
      `lembramos que o orçamento ${number} é válido até ${until}.`,
      `Para ver, aceitar ou perguntar pela internet:\n${link}`,
      ['Atenciosamente,', owner, company].filter(Boolean).join('\n'),
    ].join('\n\n'),
} as const;
