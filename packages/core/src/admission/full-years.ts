const parts = (day: string): readonly number[] => day.split('-').map(Number);

/**
 * Full years from one day to another, `2020-02-29` to `2021-02-28` being none; negative where the second
 * comes first.
 */
export const fullYears = (from: string, to: string): number => {
  const [year = 0, month = 0, day = 0] = parts(from);
  const [toYear = 0, toMonth = 0, toDay = 0] = parts(to);
  const before = toMonth < month || (toMonth === month && toDay < day);
  return toYear - year - Number(before);
};
