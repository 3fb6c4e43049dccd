import type { RouteRecord } from '@skillcert/core';
import { screenOf as real } from '../../src/screens.js';
import { PlainScreen } from './plain-screen.js';

/** The real screen of a route, and a plain one for every route that has none yet. */
export const screenOf = (route: RouteRecord) => real(route) ?? PlainScreen;
