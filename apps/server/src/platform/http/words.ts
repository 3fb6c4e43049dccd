import type { ErrorName, FieldProblem } from '@skillcert/api-client/contract';
import en from '@skillcert/api-client/messages/en.json' with { type: 'json' };
import es from '@skillcert/api-client/messages/es.json' with { type: 'json' };
import ja from '@skillcert/api-client/messages/ja.json' with { type: 'json' };
import zh from '@skillcert/api-client/messages/zh.json' with { type: 'json' };
import {
  createTranslator,
  type Language,
  type PictureFault,
  pickLanguage,
  type Translator,
} from '@skillcert/core';
import ownEn from '../../messages/en.json' with { type: 'json' };
import ownEs from '../../messages/es.json' with { type: 'json' };
import ownJa from '../../messages/ja.json' with { type: 'json' };
import ownZh from '../../messages/zh.json' with { type: 'json' };
import type { DocumentWord } from '../documents/document-word.js';
import type { ListWord } from '../documents/list-word.js';
import type { SheetWord } from '../sheet/sheet-fault.js';
import type { CauseWord } from './errors/cause.js';

/**
 * The keys of the words that the server says, by what says them. An area of the product adds its own by `declare
 * module`.
 * @public
 */
export interface AreaWords {
  readonly error: `error.${ErrorName}`;
  readonly field: `field.${FieldProblem}`;
  readonly picture: `picture.${PictureFault['fault']}`;
  readonly cause: CauseWord;
  readonly document: DocumentWord;
  readonly list: ListWord;
  readonly sheet: SheetWord;
}

/** A key of the words that the server says. */
export type WordKey = AreaWords[keyof AreaWords];
type Values = Readonly<Record<string, string | number>>;
type Messages = Record<WordKey, Values>;

/** Gives the words of a key of the contract's messages or of the server's own. */
export type Words = (key: WordKey, values?: Values) => string;

const messages = {
  en: { ...en, ...ownEn },
  zh: { ...zh, ...ownZh },
  es: { ...es, ...ownEs },
  ja: { ...ja, ...ownJa },
} satisfies Record<Language, object>;

const translators = new Map<Language, Translator<Messages>>();

const translatorOf = (language: Language) => {
  const known = translators.get(language);
  if (known) return known;
  // A value that is missing must not turn a refusal into a failure: the words then show the gap.
  const made = createTranslator<Messages>({ language, messages: messages[language] });
  translators.set(language, made);
  return made;
};

/** The words of one language; an unknown language speaks English. */
export const wordsIn = (language: string): Words => {
  const translate = translatorOf(pickLanguage(language, []));
  return (key, values = {}) => translate(key, values);
};
