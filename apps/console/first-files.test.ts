import { expect, it } from 'vitest';
import { firstAddresses } from './first-files.config.js';
import { routes } from './src/routes.js';

it('the addresses that a day begins with are those of home and the class list', () => {
  const { home, dashboard, 'class-lists': classLists } = routes.byId;
  expect(firstAddresses).toEqual([home, dashboard, classLists].map(({ path }) => path));
});
