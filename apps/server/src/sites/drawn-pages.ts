import type { IncomingHttpHeaders } from 'node:http';
import { defaultProgramme, isPhone, pickLanguage } from '@skillcert/core';
import { readCookies, wireName } from '../http/guards/cookies.js';
import { wishedLanguages } from '../http/language-of.js';

/** Where the build leaves the pages it has drawn, one for each language and device (.ci/draw-pages.mjs). */
export const drawnFolder = 'drawn/';

/**
 * The name of the drawing of a path for whoever asks, chosen as the page's script will choose: the language of the cookie, else the
 * browser's, else the programme's, and the device by the user agent. What is not drawn has no file of that name; whoever has a
 * session of staff is sent on from the sign-in, so nothing is drawn for them.
 */
export const drawnName = (path: string, headers: IncomingHttpHeaders): string | undefined => {
  const cookies = readCookies(headers.cookie);
  if ([true, false].some((secure) => cookies.has(wireName('sid', secure)))) return undefined;
  const wished = wishedLanguages(headers['accept-language']);
  const language = pickLanguage(cookies.get('language'), wished, defaultProgramme);
  const device = isPhone(headers['user-agent'] ?? '') ? 'phone' : 'desktop';
  return `${drawnFolder}${language}/${device}${path}.html`;
};
