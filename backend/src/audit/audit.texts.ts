/** The texts of the history of administration that are stored with it. */
export const auditTexts = {
  /** Who did it where no user did. */
  system: 'Sistema',
} as const;
