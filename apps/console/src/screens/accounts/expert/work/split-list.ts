/**
 * The entries of a typed list, without repetitions. They are separated by commas or semicolons of any script, or by
 * lines.
 */
export const splitList = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,，、;；\n]/)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  ),
];
