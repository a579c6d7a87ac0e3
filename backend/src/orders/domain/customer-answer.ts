/** Answers of a customer to the last revision of a quote, in rising order: a later one replaces those before it. */
export const customerAnswers = ['opened', 'asked', 'refused', 'accepted'] as const;
export type CustomerAnswer = (typeof customerAnswers)[number];

/** Empty: nothing so far. */
export type KeptAnswer = CustomerAnswer | '';

/** Whether the answer is shown from now on in place of the kept one: who accepts after a refusal has accepted. */
export const outweighs = (answer: CustomerAnswer, kept: KeptAnswer): boolean =>
  kept === '' || customerAnswers.indexOf(answer) > customerAnswers.indexOf(kept);
