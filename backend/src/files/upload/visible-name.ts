/** Control characters, and those that turn the direction of the text around them: 'fdp.exe' can be shown as 'exe.pdf'. */
const UNSEEN = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** A file's name with its invisible and direction-turning characters written out: `[U+202E]`. Pure. */
export const visibleName = (name: string): string =>
  name.replace(
    UNSEEN,
    (unseen) => `[U+${(unseen.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );
