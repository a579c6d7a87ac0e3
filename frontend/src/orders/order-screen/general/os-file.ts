import { texts } from '../../../i18n';

/** What a service-order file may be. */
export const OS_ENDINGS = ['.pdf', '.doc', '.docx', '.jpg', '.jpeg', '.png', '.webp'] as const;
export const OS_MAX_BYTES = 10 * 1024 * 1024;

/** The name without the numeric prefix and underscore that it is stored under. */
export const osDisplayName = (path: string): string => (path.split('/').at(-1) ?? path).replace(/^\d+_/, '');

/** Why a file is not even sent; undefined when it may be. */
export const osRefusal = ({ name, size }: Pick<File, 'name' | 'size'>): string | undefined => {
  const ending = name.toLowerCase().slice(name.lastIndexOf('.'));
  if (!OS_ENDINGS.some((accepted) => accepted === ending)) return texts.orders.osFile.wrongType;
  return size > OS_MAX_BYTES ? texts.orders.osFile.tooLarge : undefined;
};
