/** A time zone of the IANA in words of a language, such as China Standard Time; its id where the language has none. */
export const timeZoneName = (time_zone: string, language: string): string =>
  new Intl.DateTimeFormat(language, { timeZone: time_zone, timeZoneName: 'long' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? time_zone;
