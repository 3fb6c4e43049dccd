/** A name that every system takes for a file: what they forbid becomes a dash. */
export const fileNameOf = (text: string): string =>
  text
    .replace(/[\\/:*?"<>|]+/g, '-')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, 120);
