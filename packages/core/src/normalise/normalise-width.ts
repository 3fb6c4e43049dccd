/** Full-width forms to ASCII, compatibility forms to plain ones, no white space around. */
export const normaliseWidth = (text: string): string => text.normalize('NFKC').trim();
