/** Names of customers' answers, and replies to them. */
export const answerTexts = {
  revised: 'Este orçamento foi revisado',
  approved: 'Este orçamento já foi aprovado',
  acceptedByOthers: 'Este orçamento já foi aceito',
  secondFile: 'O arquivo já foi enviado',
  tooManyQuestions: 'Muitas perguntas foram enviadas por este endereço. Fale com quem enviou o orçamento.',
  /** How the history names a customer, who has no account. */
  customer: (name: string) => `${name} (cliente)`,
  noticeSubject: {
    accepted: (number: string, company: string) => `Orçamento ${number} aceito: ${company}`,
    refused: (number: string, company: string) => `Orçamento ${number} recusado: ${company}`,
    asked: (number: string, company: string) => `Pergunta sobre o orçamento ${number}: ${company}`,
  },
  noticeWho: (name: string, contact: string, company: string) =>
    `${company}\nDe: ${name}${contact && ` (${contact})`}`,
  noticeTotal: (total: string) => `Total aceito: ${total}`,
  noticeQuantities: (quantities: string) => `Quantidades escolhidas: ${quantities}`,
  noticePurchaseOrder: (purchaseOrder: string) => `Pedido de compra: ${purchaseOrder}`,
  receiptSubject: (number: string, shop: string) =>
    `Recebemos a sua resposta ao orçamento ${number} – ${shop}`,
  /** The receipt for the address that the link was sent to: another person may have answered with it. */
  receiptWhat: {
    accepted: (number: string, name: string, at: string) =>
      `O orçamento ${number} foi aceito por ${name} em ${at}.`,
    refused: (number: string, name: string, at: string) =>
      `O orçamento ${number} foi recusado por ${name} em ${at}.`,
  },
  receiptEnd: (shop: string) =>
    `Guarde este e-mail como comprovante. Se a resposta não foi sua, responda a esta mensagem.\n\n${shop}`,
  noticeNext: {
    accepted: 'O orçamento continua aguardando a sua aprovação.',
    refused: 'O orçamento continua aguardando resposta até ser cancelado ou revisado.',
    asked: 'Responda diretamente ao cliente.',
  },
} as const;
