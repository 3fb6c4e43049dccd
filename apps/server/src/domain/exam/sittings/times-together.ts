import { formatDateTime } from '@skillcert/core';

/** Gateways cut a value of a template off after so many characters, unless the template says otherwise. */
const longest = 35;

/**
 * Moments in as few texts as hold them, each with its day, which is said once: “12-05 09:00, 11:00; 12-06 09:00”.
 * @param times in their order
 */
export const timesTogether = (times: readonly string[], timeZone: string): readonly string[] => {
  const texts: string[] = [];
  let last = '';
  for (const each of times) {
    const [day = '', time = ''] = formatDateTime(new Date(each), {
      pattern: '{m}-{d} {h}:{i}',
      timeZone,
    }).split(' ');
    const before = texts.at(-1);
    const joined = day === last ? `${before}, ${time}` : `${before}; ${day} ${time}`;
    if (before !== undefined && joined.length <= longest) texts[texts.length - 1] = joined;
    else texts.push(`${day} ${time}`);
    last = day;
  }
  return texts;
};
