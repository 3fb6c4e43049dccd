const written = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}):(\d{2}))?$/;
const dayLength = 86_400_000;
const dayMinutes = 1_440;
/** Day 0 of a spreadsheet. */
const dayZero = Date.UTC(1899, 11, 30);
/** Before it, spreadsheets count a day that the calendar does not have. */
const firstSerial = 61;

/** A day as a spreadsheet counts it, with the minute where it has one; undefined for a text that is no such day. */
export const readSerialDay = (
  text: string,
): { readonly serial: number; readonly isMinute: boolean } | undefined => {
  const [, day, hour, minute] = written.exec(text) ?? [];
  if (day === undefined) return undefined;
  const read = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(read.getTime()) || !read.toISOString().startsWith(day)) return undefined;
  const days = (read.getTime() - dayZero) / dayLength;
  const minutes = Number(hour ?? 0) * 60 + Number(minute ?? 0);
  if (days < firstSerial || Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59) return undefined;
  return { serial: days + minutes / dayMinutes, isMinute: hour !== undefined };
};
