import { createIntl, type IntlConfig } from '@formatjs/intl';
import { type Language, languageTag } from './languages.js';

/** A map of message keys to their arguments; `undefined` for a message without any. */
export type MessageMap<Messages> = { readonly [Key in keyof Messages]: object | undefined };

/** The words of a language: ICU text, or its syntax tree compiled ahead. */
export type Catalogue<Messages> = { readonly [Key in keyof Messages]: string | readonly object[] };

/** Says a message. A message with arguments takes exactly those; one without takes none. */
export type Translate<Messages extends MessageMap<Messages>> = <Key extends keyof Messages & string>(
  key: Key,
  ...args: Messages[Key] extends undefined ? [] : [Messages[Key]]
) => string;

const fail = (error: Error) => {
  throw error;
};

/**
 * A translator for one language. A missing key or a broken message is told to `onError` (default: thrown), and the key is shown.
 * Texts need the ICU parser of @formatjs; catalogues compiled ahead do not.
 */
export const createTranslator = <Messages extends MessageMap<Messages>>(
  language: Language,
  messages: Catalogue<Messages>,
  onError: (error: Error) => void = fail,
): Translate<Messages> => {
  const intl = createIntl({
    locale: languageTag(language),
    defaultLocale: languageTag(language),
    // A JSON file's types do not know that its arrays are syntax trees.
    messages: messages as IntlConfig['messages'],
    onError: (error) => onError(error),
  });
  return (key, ...args) => {
    if (!Object.hasOwn(messages, key)) {
      onError(
        new Error(`There is no message "${key}" in ${language}. Add it to the catalogue of every language.`),
      );
      return key;
    }
    // The types above hold the arguments to those of the message; formatjs wants them as an open record.
    return intl.formatMessage({ id: key }, args[0] as Record<string, string> | undefined);
  };
};
