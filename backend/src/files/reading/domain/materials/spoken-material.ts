const words = (...lines: string[]): string => lines.join('|').replaceAll(' ', '|');

/** Materials of parts; one of them at least. */
const MATERIAL = words(
  'aco acos inox steel stahl edelstahl acero acier acciaio aluminio aluminium aluminum alu',
  'latao brass messing laton laiton ottone cobre copper kupfer bronze bronce nylon nailon poliamida polyamide pom delrin acetal',
  'acrilico acrylic pmma plexiglas policarbonato polycarbonate ptfe teflon uhmw hdpe pead peek mdf madeira madera wood holz bois',
  'legno compensado plywood multiplex borracha rubber titanium titanio',
);

/** Words beside a material: kinds of it, forms that it comes in, standards and grades. */
const BESIDE = words(
  'stainless mild carbon carbono inoxidavel inoxidable galvanizado galvanizada galvanized zincado cold hot rolled laminado laminada',
  'a frio quente tool spring mola black preto white branco clear transparente anodized anodizado chapa chapas sheet sheets plate',
  'plates blech tole lamiera bar barra rod round flat grade type tipo sae aisi astm abnt nbr en aw din of de do em thick mm esp',
);

const WORD = new RegExp(
  `^(?:${MATERIAL}|${BESIDE}|\\d{1,2}(?:[.,]\\d+)?(?:mm)?|[a-z]{0,3}-?\\d{3,4}[a-z]{0,3}|\\d\\.\\d{4}|[th]\\d{1,3}|s\\d{3}[a-z]\\w?)$`,
);
const NOUN = new RegExp(`^(?:${MATERIAL})$`);

const MOST_WORDS = 7;

const plainWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[\s()/,;-]+/)
    .filter((word) => word !== '');

/** Whether a text names a material and says nothing else: `Stainless steel`, `Chapa de aço 2 mm`, `Aluminium 7075`. */
export function namesMaterial(text: string): boolean {
  const parts = plainWords(text);
  return (
    parts.length <= MOST_WORDS &&
    parts.some((word) => NOUN.test(word)) &&
    parts.every((word) => WORD.test(word))
  );
}

/** Whether a short text names a material, whatever it says besides: `Acrylic plastic`, after words that say that it is one. */
export function mentionsMaterial(text: string): boolean {
  const parts = plainWords(text);
  return parts.length <= MOST_WORDS && parts.some((word) => NOUN.test(word));
}
