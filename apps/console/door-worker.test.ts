import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { doorAreas } from './door-worker.config.js';
import { routes } from './src/routes.js';
import { doorPath } from './src/state/door.js';

it('the page that is cached for the time without a connection is the door’s', () => {
  expect(doorPath).toBe(routes.byId.report.path);
});

it('the words that are cached with it are all that its screen needs', () => {
  const table = readFileSync(`${import.meta.dirname}/src/lazy-screens.ts`, 'utf8');
  const [, asked = ''] = /\n {2}report: screen\(\n.+\n([^)]+)\n {2}\),/.exec(table) ?? [];
  expect([...asked.matchAll(/'(.+)'/g)].map(([, area]) => area)).toEqual(doorAreas);
});
