/** A text without accents and case. */
const comparable = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What has all of these words in its name or its folder, as the screen of kits finds it. Pure. */
export function namedBy<K extends { name: string; folder: string | null }>(
  kits: readonly K[],
  wanted: string,
): K[] {
  const words = comparable(wanted).split(/\s+/).filter(Boolean);
  return kits.filter(({ name, folder }) => {
    const text = comparable(`${folder ?? ''} ${name}`);
    return words.every((word) => text.includes(word));
  });
}
