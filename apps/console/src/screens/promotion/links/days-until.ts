const dayMs = 86_400_000;

/** The given number of days up to the last one: `2026-11-21`. */
export const daysUntil = (last: string, count: number): string[] => {
  const end = Date.parse(`${last}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(end - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
};
