import type { IncomingHttpHeaders } from 'node:http';
import { defaultProgramme, isPhone, type Language, limits, pickLanguage } from '@skillcert/core';
import type { FastifyReply } from 'fastify';
import { readCookies, wireName } from '../http/guards/cookies.js';
import { wishedLanguages } from '../http/language-of.js';

/** The facts that the request for a page reveals about its visitor, before any look-up. */
export interface PageVisitor {
  /** There is the cookie of a session of staff; whether it still counts is seen by the calls. */
  readonly has_session: boolean;
  /** The page's script will find the token beside it, and not lead to the sign-in. */
  readonly has_token: boolean;
  /** As the script will choose: of the cookie, else the browser's, else the programme's. */
  readonly language: Language;
  /** The menu of the console is narrow, as the visitor left it. */
  readonly keeps_menu_closed: boolean;
  readonly device: 'phone' | 'desktop';
}

const languageOfAddress = (query: unknown): Language | undefined => {
  const asked = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined;
  return defaultProgramme.languages.find((each) => each === asked);
};

/**
 * Reads the visitor of a page from the headers of the request. A link may name its language (`?lang=es`), so that each
 * language of a page has an address.
 */
export const readVisitor = (headers: IncomingHttpHeaders, query?: unknown): PageVisitor => {
  const cookies = readCookies(headers.cookie);
  const wished = wishedLanguages(headers['accept-language']);
  return {
    has_session: [true, false].some((secure) => cookies.has(wireName('sid', secure))),
    has_token: cookies.has(limits.token_cookie),
    language: languageOfAddress(query) ?? pickLanguage(cookies.get('language'), wished, defaultProgramme),
    keeps_menu_closed: cookies.get('sidebarStatus') === '0',
    device: isPhone(headers['user-agent'] ?? '') ? 'phone' : 'desktop',
  };
};

const year_s = 31_536_000;

/** Keeps the language that an address names, as the site's own switch does: the next page is in it too. */
export const keepLanguage = (reply: FastifyReply, query: unknown): void => {
  const language = languageOfAddress(query);
  if (language) reply.header('set-cookie', `language=${language}; Path=/; Max-Age=${year_s}; SameSite=Lax`);
};
