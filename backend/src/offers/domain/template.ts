import { LINK, type Placeholder } from '../../company/domain/mail-placeholders.js';

export type TemplateValues = Readonly<Record<Placeholder, string>>;

/** The text with the address in the place of the link. */
export const withLink = (text: string, address: string): string => text.replaceAll(LINK, () => address);

/** The template with its values; what is in braces and no placeholder stays as it is. Values are never read as templates. */
export const filled = (template: string, values: TemplateValues): string =>
  template.replace(/\{([a-z]+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as Placeholder] : whole,
  );
