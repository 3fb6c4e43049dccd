/** A hash as people hold one against another, and as it fits on a phone: eight characters at a time. */
export const hashText = (hash: string): string => hash.replace(/.{8}(?!$)/g, '$& ');
