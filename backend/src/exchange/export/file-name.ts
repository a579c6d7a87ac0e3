const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' });

/** `Clientes 2026-11-21.xlsx`: what is exported and the day in São Paulo; names sort by it. */
export const fileName = (title: string, now = new Date()): string => `${title} ${today.format(now)}.xlsx`;
