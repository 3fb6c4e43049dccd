import { expect, it } from 'vitest';
import { routes } from './src/routes.js';
import { doorPath } from './src/state/door.js';

it('the page that is kept for the time without a connection is that of the door', () => {
  expect(doorPath).toBe(routes.byId.report.path);
});
