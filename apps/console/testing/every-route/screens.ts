import type { RouteRecord } from '@skillcert/core';
import { arrived } from '../../src/late.js';
import { isBuilt } from '../../src/screen-ids.js';
import { screenOf as real } from '../../src/screens.js';
import { PlainScreen } from './plain-screen.js';

const plain = arrived(PlainScreen);

/** The real screen of a route, and a plain one for every route that has none yet. */
export const screenOf = (route: RouteRecord) => (isBuilt(route.id) ? real(route) : plain);
