import { expect, it } from 'vitest';
import { readEmbeddedClasses } from './read-embedded-classes.js';

const pageWith = (text: string | undefined) => ({
  getElementById: (id: string) =>
    id === 'skillcert-open-classes' && text !== undefined ? ({ textContent: text } as HTMLElement) : null,
});

it('reads the classes that the server put into the page', () => {
  const answer = { items: [], total: 0, cities: ['上海'], units: [], fees: [38_000] };
  expect(readEmbeddedClasses(pageWith(JSON.stringify(answer)))).toEqual(answer);
});

it.each([
  ...[
    undefined,
    '',
    'null',
    '{',
    '[]',
    '{"items":1}',
    '{"items":[],"total":"1","cities":[],"units":[],"fees":[]}',
  ],
  '{"items":[],"total":1,"cities":[],"units":[]}',
  '{"items":[],"total":1,"cities":[],"fees":[]}',
])('asks the server where the page says %s', (text) => {
  expect(readEmbeddedClasses(pageWith(text))).toBeUndefined();
});
