import { defineRoutes } from '@skillcert/core';
import { routes as real } from '../../src/routes.js';

/** The real table, and an addition to it: an external page with a page of ours below it. */
export const routes = defineRoutes([
  ...real.tree,
  {
    id: 'handbooks',
    path: '/handbooks',
    external: 'https://handbook.example.org/',
    meta: { title: 'route.handbook', icon: 'book-text' },
    children: [
      {
        id: 'handbooks-mine',
        path: '/handbooks/mine',
        meta: { title: 'route.notes', hidden: true, roles: ['zky-admin'] },
      },
    ],
  },
]);
