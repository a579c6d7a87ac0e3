/** What customers' answers are called, and what is answered to them. */
export const answerTexts = {
  revised: 'Este orçamento foi revisado',
  approved: 'Este orçamento já foi aprovado',
  acceptedByOthers: 'Este orçamento já foi aceito',
  secondFile: 'O arquivo já foi enviado',
  tooManyQuestions: 'Muitas perguntas foram enviadas por este endereço. Fale com quem enviou o orçamento.',
  /** How the history names a customer, who has no account. */
  customer: (name: string) => `${name} (cliente)`,
  noticeSubject: {
    accepted: (number: string, name: string) => `Orçamento ${number} aceito por ${name}`,
    refused: (number: string, name: string) => `Orçamento ${number} recusado por ${name}`,
    asked: (number: string, name: string) => `Pergunta de ${name} sobre o orçamento ${number}`,
  },
  noticeWho: (name: string, contact: string) => (contact ? `De: ${name} (${contact})` : `De: ${name}`),
  noticePurchaseOrder: (purchaseOrder: string) => `Pedido de compra: ${purchaseOrder}`,
  noticeNext: {
    accepted: 'O orçamento continua aguardando a sua aprovação.',
    refused: 'O orçamento continua aguardando resposta até ser cancelado ou revisado.',
    asked: 'Responda diretamente ao cliente.',
  },
} as const;
