/** The look of a box with a hairline around it. */
export const FRAMED = { border: 1, borderColor: 'divider', borderRadius: 1 } as const;
