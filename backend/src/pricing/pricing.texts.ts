import { FIGURE_NAMES } from '@forja/figures';
import { shownNumber } from '../platform/i18n/figure-names.js';

/** Names of results that are no figure of a field: an order's sums. */
const resultNames: Readonly<Record<string, string | undefined>> = {
  ...FIGURE_NAMES,
  parts: 'Total das peças',
  freight: 'Valor do frete',
  service: 'Valor do serviço',
  total_value: 'Valor total',
};

const limitText = (limit: number | undefined): string =>
  limit === undefined ? '' : ` (limite: ${shownNumber(limit)})`;

/** The texts that calculations answer. */
export const pricingTexts = {
  resultTooLarge: (field: string, limit?: number) =>
    `${resultNames[field] ?? 'Resultado'}: o resultado é grande demais${limitText(limit)}. ` +
    'Revise as medidas, as quantidades e os valores.',
  marginTooHigh: (taxes: number, names: 'o ICMS' | 'os impostos contidos') =>
    `A margem desejada e ${names} (${shownNumber(taxes)} %) precisam somar menos de 100 % do preço.`,
  unlockable: (names: string) => `Campo que não pode ser travado: ${names}`,
} as const;
