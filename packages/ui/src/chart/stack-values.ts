export interface StackedBar {
  from: number;
  to: number;
}

/** Piles values up from zero, what is negative downwards; null where there is no value. */
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
