import type { PageVisitor } from './read-visitor.js';

/** Where the build leaves the pages it has drawn, one for each language and device (.ci/draw-pages.mjs). */
export const drawnFolder = 'drawn/';

/** The place of prerendered pages without an address: the frames of a signed-in account. */
const frames = '/frame';

/**
 * The name of the frame that a signed-in account sees first, with the screen at `path` if its list is known. It has
 * the menu open, so it is not for those who keep it closed.
 */
export const frameName = (
  { language, device, keeps_menu_closed }: PageVisitor,
  path = '',
): string | undefined =>
  // Home leads there.
  keeps_menu_closed
    ? undefined
    : `${drawnFolder}${language}/${device}${frames}${path === '/' ? '/index' : path}.html`;

/**
 * The name of the prerendered page of a path for a visitor. A page that is not prerendered has no file of that
 * name; a staff session is redirected from the sign-in, so nothing is prerendered for it.
 */
export const drawnName = (
  path: string,
  { has_session, language, device }: PageVisitor,
): string | undefined =>
  has_session || path.startsWith(frames) ? undefined : `${drawnFolder}${language}/${device}${path}.html`;
