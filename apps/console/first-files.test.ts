import { expect, it } from 'vitest';
import { firstAddresses, withoutLayout } from './first-files.config.js';
import { routes } from './src/routes.js';

it('the addresses that a day begins with are those of home and the class list', () => {
  const { home, dashboard, 'class-lists': classLists } = routes.byId;
  expect(firstAddresses).toEqual([home, dashboard, classLists].map(({ path }) => path));
});

it('the pages without the layout are the public ones of this site that do not lead on', () => {
  const { 'auth-redirect': leadsHome } = routes.byId;
  const stay = Object.values(routes.byId).filter(
    (route) =>
      route.public && !route.elsewhere && !route.login && !route.passes_on && route.id !== leadsHome.id,
  );
  expect(withoutLayout).toEqual(stay.map(({ path }) => path));
});
