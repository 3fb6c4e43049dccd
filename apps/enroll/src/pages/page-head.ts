import { defaultProgramme, type Language } from '@skillcert/core';
import { languageTag } from '../language/language-tag.js';
import { programmeTitle } from '../words/programme-title.js';

interface Head {
  readonly title: string;
  readonly description: string;
  /** The address of the page without its language; with the site's where that is known. */
  readonly address: string;
  readonly language: Language;
  /** The address of its picture. */
  readonly picture?: string;
  /** Whether it is offered to search engines. */
  readonly isListed?: boolean;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escaped(content)}">`;

const alternate = (language: string, address: string) =>
  `<link rel="alternate" hreflang="${language}" href="${escaped(address)}">`;

/** The address of a page in one language. */
const addressIn = (address: string, language: Language): string => `${address}?lang=${language}`;

/** The facts of a page for readers that do not run it: search engines, and the apps that it is sent with. */
export const pageHead = ({ title, description, address, language, picture, isListed = true }: Head): string =>
  [
    `<title>${escaped(`${title} - ${programmeTitle(language)}`)}</title>`,
    meta('name', 'description', description),
    ...(isListed ? [] : [meta('name', 'robots', 'noindex')]),
    `<link rel="canonical" href="${escaped(addressIn(address, language))}">`,
    ...defaultProgramme.languages.map((each) => alternate(languageTag[each], addressIn(address, each))),
    alternate('x-default', address),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', programmeTitle(language)),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', addressIn(address, language)),
    meta('property', 'og:locale', language === 'zh' ? 'zh_CN' : language),
    ...(picture
      ? [meta('property', 'og:image', picture), meta('name', 'twitter:card', 'summary_large_image')]
      : []),
  ].join('');
