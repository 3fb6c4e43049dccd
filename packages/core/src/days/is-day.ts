/** Whether a text is a day of the calendar, as `2028-02-29`. The calendar has no year 0. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const read = new Date(`${text}T00:00:00Z`);
  // A 31st of February is read as a day of March.
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
};
