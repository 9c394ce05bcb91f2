/** Names as they are compared: case, diacritics and punctuation do not count. */
export const foldedName = (text: string): string =>
  // most names; normalising the others takes several times as long
  IS_ASCII.test(text)
    ? text
        .toLowerCase()
        .replace(/[^a-z\d]+/g, ' ')
        .trim()
    : text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/\p{M}+/gu, '')
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();

const IS_ASCII = /^[\0-\x7f]*$/;
