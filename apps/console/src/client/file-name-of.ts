/** A name that every system accepts for a file: forbidden characters become a dash. */
export const fileNameOf = (text: string): string =>
  text
    .replace(/[\\/:*?"<>|]+/g, '-')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, 120);
