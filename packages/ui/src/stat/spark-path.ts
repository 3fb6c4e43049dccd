const round = (value: number) => Math.round(value * 100) / 100;

/**
 * A line through values, fitted into a width and a height: the least at the bottom, the greatest at the top; a
 * constant runs through the middle. '' for fewer than two values.
 */
export const sparkPath = (values: readonly number[], width: number, height: number): string => {
  if (values.length < 2) return '';
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const heightOf = (value: number) =>
    greatest === least ? height / 2 : height - ((value - least) / (greatest - least)) * height;
  return values
    .map((value, at) => {
      const x = (at / (values.length - 1)) * width;
      return `${at === 0 ? 'M' : 'L'}${round(x)} ${round(heightOf(value))}`;
    })
    .join('');
};
