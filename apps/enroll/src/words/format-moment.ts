import { defaultProgramme, type Language, lastMoment } from '@skillcert/core';

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (language: Language, style: 'day' | 'minute', timeZone = defaultProgramme.time_zone) => {
  const key = `${language} ${style} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    ...(style === 'minute' ? { timeStyle: 'short' } : {}),
    timeZone,
  });
  formats.set(key, made);
  return made;
};

/** A moment of the wire in words, in the programme's time zone; '' for none. */
export const formatMoment = (
  moment: string | null,
  language: Language,
  style: 'day' | 'minute' = 'minute',
): string => (moment ? formatOf(language, style).format(new Date(moment)) : '');

/** A day of the calendar, `1990-03-07`, in words, wherever it is read; '' for none. */
export const formatDate = (day: string, language: Language): string =>
  day ? formatOf(language, 'day', 'UTC').format(new Date(`${day}T00:00:00Z`)) : '';

/** An end in words: one at midnight is the end of the day before. */
export const formatEnd = (
  end: string | null,
  language: Language,
  style: 'day' | 'minute' = 'minute',
): string =>
  end ? formatOf(language, style).format(lastMoment(end, defaultProgramme.time_zone) ?? Number.NaN) : '';

/** Two moments of the wire in words; a day that both share is written once. */
export const formatSpan = (from: string, until: string, language: Language): string =>
  formatOf(language, 'minute').formatRange(new Date(from), new Date(until));

/** Two moments of the wire as days; an end at midnight is the end of the day before. */
export const formatDays = (from: string, until: string, language: Language): string =>
  formatOf(language, 'day').formatRange(
    new Date(from),
    lastMoment(until, defaultProgramme.time_zone) ?? Number.NaN,
  );
