/** Lines that Page Up and Page Down leave behind. */
const page = 10;

/**
 * The option that a key moves to from option `at` (-1 is none) among `count`, or null if the key does not move.
 * Arrows wrap around; Home and End stay with the text field.
 */
export const nextOption = (key: string, at: number, count: number): number | null => {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  if (key === 'PageDown') return Math.min(at + page, count - 1);
  return key === 'PageUp' ? Math.max(at - page, 0) : null;
};
