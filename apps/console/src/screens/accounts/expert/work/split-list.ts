/** The entries of a typed list: between commas of any script, each once. */
export const splitList = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,，、;；\n]/)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  ),
];
