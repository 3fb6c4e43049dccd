import type { RouteRecord } from '@skillcert/core';
import { arrived } from '../../src/lazy.js';
import type { RouteId } from '../../src/routes.js';
import { screenOf as real } from '../../src/screens.js';
import { PlainScreen } from './plain-screen.js';

const plain = arrived(PlainScreen);

/**
 * Routes where the specs leave something, or name a missing record: their own specs cover the real screens; and the
 * one page that the real table does not have.
 */
const standsIn: ReadonlySet<string> = new Set<RouteId | 'handbooks-mine'>([
  'handbooks-mine',
  'study-course',
  'study-course-lists',
  'study-learn',
  'study-unit-stats-of',
]);

/** The real screen of a route, and a plain one for every route that a spec leaves something in. */
export const screenOf = (route: RouteRecord) => (standsIn.has(route.id) ? plain : real(route));
