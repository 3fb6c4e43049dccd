import type { PageVisitor } from './read-visitor.js';

/** Where the build leaves the pages it has drawn, one for each language and device (.ci/draw-pages.mjs). */
export const drawnFolder = 'drawn/';

/** Where those of them are that are at no address: the frames of whoever is signed in. */
const frames = '/frame';

/**
 * The name of the frame that whoever is signed in sees first, of the screen at `path` where its list is known. It has the menu open, so it is
 * not for those who keep it closed.
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
 * The name of the drawing of a path for a visitor. What is not drawn has no file of that name; whoever has a session of staff is sent on
 * from the sign-in, so nothing is drawn for them.
 */
export const drawnName = (
  path: string,
  { has_session, language, device }: PageVisitor,
): string | undefined =>
  has_session || path.startsWith(frames) ? undefined : `${drawnFolder}${language}/${device}${path}.html`;
