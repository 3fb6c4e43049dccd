/** A hash in groups of eight characters, which people can compare and a phone can break into lines. */
export const hashText = (hash: string): string => hash.replace(/.{8}(?!$)/g, '$& ');
