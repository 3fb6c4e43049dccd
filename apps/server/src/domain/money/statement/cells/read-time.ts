/** A time with its parts apart, and the half of the day before or behind it. */
const clock =
  /(?:^|[ T日)_-])(?:(上午|下午|午前|午後|[ap]\.?m\.?)\s*)?(\d{1,2})[:时時点](\d{1,2})(?:[:分](\d{1,2}))?(?!\d)分?秒?(?:\.\d+)?\s*([ap]\.?m\.?)?/i;
/** Databases write a moment in one form. */
const pointed = /^\d{4}-\d{2}-\d{2}[- ](\d{2})\.(\d{2})\.(\d{2})/;
/** A day and its time in figures alone. */
const figures = /^(?:19|20)\d{6}[-_T ]?(\d{2})(\d{2})(\d{2})?(?:\d{3})?$/;
/** Some banks write the time as six digits in a column of its own. */
const sixFigures = /^(\d{2})(\d{2})(\d{2})$/;

const afternoon = /^(?:下午|午後|p)/i;
const morning = /^(?:上午|午前|a)/i;

const hourOf = (hour: number, half: string): number => {
  if (afternoon.test(half) && hour < 12) return hour + 12;
  return morning.test(half) && hour === 12 ? 0 : hour;
};

const partsOf = (text: string): readonly (number | undefined)[] | undefined => {
  const plain = pointed.exec(text) ?? figures.exec(text) ?? sixFigures.exec(text);
  if (plain) return plain.slice(1, 4).map((part) => (part === undefined ? undefined : Number(part)));
  const [whole, before, hour, minute, second, behind] = clock.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return [
    hourOf(Number(hour), before ?? behind ?? ''),
    Number(minute),
    second === undefined ? undefined : Number(second),
  ];
};

/** Reads the time of a day or a moment, as `09:12` or `09:12:11`; null where there is none. */
export const readTime = (text: string): string | null => {
  const [hour = 24, minute = 60, second] = partsOf(text) ?? [];
  if (hour > 23 || minute > 59 || (second ?? 0) > 59) return null;
  const said = [hour, minute, second]
    .flatMap((part) => (part === undefined ? [] : [String(part).padStart(2, '0')]))
    .join(':');
  // Programs write midnight behind a day that has no time.
  return /^00:00(?::00)?$/.test(said) ? null : said;
};
