import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const wordsOf = (language: string): [string, string][] =>
  Object.entries(JSON.parse(readFileSync(`${import.meta.dirname}/src/messages/${language}.json`, 'utf8')));

/** The words of buttons for events, and of a timeline for past ones. */
const areas = [
  ['class.event', 'class.form.history'],
  ['review.event', 'review.history'],
  ['users.event', 'users.action'],
  ['certificates.event', 'certificates.history'],
  ['invoices.event', 'invoices.history'],
] as const;

const statesAlready = ['class.event.objection_upheld', 'class.event.all_certified'];

it.each(['en', 'es'].flatMap((language) => areas.map((area) => [language, ...area] as const)))(
  'in %s no button of %s says what has happened, as %s does',
  (language, buttons, history) => {
    const words = new Map(wordsOf(language));
    const said = [...words].flatMap(([key, command]) => {
      const past = key.startsWith(`${buttons}.`) ? words.get(key.replace(buttons, history)) : undefined;
      return past === undefined || statesAlready.includes(key) ? [] : [{ key, command, past }];
    });
    expect(said.length).toBeGreaterThan(3);
    expect(said.filter(({ command, past }) => command === past)).toEqual([]);
  },
);
