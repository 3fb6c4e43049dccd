import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { fixed } from './fixed.js';
import { isOneOf } from './read-page.js';

it('is the same text written out, its names and its words quoted as ever', () => {
  const part = isOneOf('c.status', ['draft', "o'clock"]);
  expect(fixed(part).toOperationNode()).toMatchObject({
    sqlFragments: [`"c"."status" in ('draft', 'o''clock')`],
    parameters: [],
  });
});

it('refuses what has a value: that may be another next time', () => {
  expect(() => fixed(sql`c.class_id = ${7}`)).toThrow(/same in all statements/);
});
