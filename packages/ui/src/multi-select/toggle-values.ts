/** The chosen values with these added, or removed if all of them were chosen already. The order of choosing is kept. */
export const toggleValues = (chosen: readonly string[], values: readonly string[]): string[] => {
  const all = values.every((value) => chosen.includes(value));
  if (all) return chosen.filter((value) => !values.includes(value));
  return [...new Set([...chosen, ...values])];
};
