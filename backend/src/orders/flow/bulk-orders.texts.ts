import { MOST_ORDERS } from './bulk-orders.dto.js';

/** The texts that calls about many orders answer. */
export const bulkOrderTexts = {
  none: 'Selecione ao menos um registro',
  tooMany: `No máximo ${String(MOST_ORDERS)} registros de uma vez`,
  unknownOwner: 'Este usuário não existe mais, ou está desabilitado',
} as const;
