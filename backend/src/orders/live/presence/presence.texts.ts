/** Answers about streams of orders. */
export const presenceTexts = {
  tooManyOpen: 'Pedidos demais abertos ao mesmo tempo. Feche algumas abas.',
} as const;
