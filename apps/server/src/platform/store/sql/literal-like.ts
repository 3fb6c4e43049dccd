/** An ILIKE pattern that finds the text itself anywhere: `%`, `_` and `\` in it mean themselves. */
export const literalLike = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
