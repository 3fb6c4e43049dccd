export interface StackedBar {
  from: number;
  to: number;
}

/** Stacks values from zero, negative ones downwards; null for a missing value. */
export const stackValues = (values: readonly (number | null)[]): (StackedBar | null)[] => {
  let above = 0;
  let below = 0;
  return values.map((value) => {
    if (value === null) return null;
    const from = value < 0 ? below : above;
    if (value < 0) below += value;
    else above += value;
    return { from, to: from + value };
  });
};
