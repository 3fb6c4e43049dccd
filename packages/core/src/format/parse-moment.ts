import { wallClock } from './wall-clock.js';

/**
 * The values that formatters accept as a moment: a Date, milliseconds, ten-digit seconds, or text (ISO 8601
 * or digits).
 */
export type MomentInput = unknown;

const form =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?)?$/i;

const offsetOf = (zone: string) => {
  const digits = zone.replace(/\D/g, '');
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2));
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000;
};

// A wall clock has no offset of its own: guess UTC, read the zone's clock then, and correct twice (once more at a
// change of the clocks).
const fromWallClock = (wall: number, timeZone: string) => {
  const first = wall - (wallClock(wall, timeZone) - wall);
  return first - (wallClock(first, timeZone) - wall);
};

const fromText = (text: string, timeZone: string) => {
  const found = form.exec(text);
  if (!found) return Number.NaN;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const wall = Date.UTC(
    year,
    month - 1,
    day,
    hour,
    minute,
    second,
    Number((found[7] ?? '').padEnd(3, '0').slice(0, 3)),
  );
  const real = new Date(wall);
  // A day that the calendar does not have, or an hour that the clock does not have, comes back as another one.
  const isReal =
    real.getUTCFullYear() === year &&
    real.getUTCMonth() === month - 1 &&
    real.getUTCHours() === hour &&
    real.getUTCMinutes() === minute &&
    second < 60;
  if (!isReal) return Number.NaN;
  const zone = found[8];
  if (!zone) return fromWallClock(wall, timeZone);
  return zone.toUpperCase() === 'Z' ? wall : wall - offsetOf(zone);
};

// Ten digits are seconds, as servers of this family send them.
const fromNumber = (value: number) => (/^\d{10}$/.test(String(value)) ? value * 1000 : value);

const read = (input: MomentInput, timeZone: string) => {
  if (input instanceof Date) return input.getTime();
  if (typeof input === 'number') return input === 0 ? Number.NaN : fromNumber(input);
  if (typeof input !== 'string') return Number.NaN;
  const text = input.trim();
  return /^-?\d{5,}$/.test(text) ? fromNumber(Number(text)) : fromText(text, timeZone);
};

/**
 * The moment in milliseconds, or null for a value that is not a date. Text without an offset is wall-clock time in
 * the zone.
 */
export const parseMoment = (input: MomentInput, timeZone: string): number | null => {
  const moment = read(input, timeZone);
  return Math.abs(moment) <= 8.64e15 ? moment : null;
};
