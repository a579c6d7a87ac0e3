/** Names of cells that are written one after the other, parted by commas, as `plainLabel` writes them. */
export const names = (...lines: string[]): string[] => lines.flatMap((line) => line.split(', '));
