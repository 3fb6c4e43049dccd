import {
  createFormatters,
  createIntlCache,
  DEFAULT_INTL_CONFIG,
  formatMessage,
  type IntlConfig,
} from '@formatjs/intl';

/**
 * The arguments of every key: undefined for plain text, else an object of values. Generated beside the compiled
 * words.
 */
export type MessageArguments = { readonly [Key in string]: object | undefined };

/** Gives the words of a key. A key with arguments does not compile without them. */
export type Translator<Messages> = <Key extends keyof Messages & string>(
  key: Key,
  ...values: Messages[Key] extends undefined ? [] : [values: Messages[Key]]
) => string;

interface TranslatorOptions {
  readonly language: string;
  /** ICU text, or syntax trees compiled ahead. */
  readonly messages: NonNullable<IntlConfig['messages']>;
  readonly time_zone?: string;
  /** Called for a missing key or argument; the key itself is shown then. */
  readonly onError?: (error: Error) => void;
}

/** The characters that make a text ICU syntax rather than plain words. */
const syntax = /[{}<>'#]/;

const wordsAlone = (message: unknown): string | undefined =>
  typeof message === 'string' && message !== '' && !syntax.test(message) ? message : undefined;

/** A message of several keys gets the values of its neighbours: plain words have no place for them. */
const takesValues = (message: unknown): boolean => typeof message !== 'string' || /[{<]/.test(message);

/** Creates the translator of one language on @formatjs/intl. */
export const createTranslator = <Messages>({
  language,
  messages,
  time_zone = 'Asia/Shanghai',
  onError = () => undefined,
}: TranslatorOptions): Translator<Messages> => {
  // createIntl would bring the formatters of dates, lists and durations along: 2 KB of every first load.
  const config = { ...DEFAULT_INTL_CONFIG, locale: language, messages, timeZone: time_zone, onError };
  const formatters = createFormatters(createIntlCache());
  const said = new Map<string, string>();
  return (key, ...values) => {
    const [given] = values as [Record<string, string | number | Date>?];
    if (given && takesValues(messages[key])) return formatMessage(config, formatters, { id: key }, given);
    // A table asks for the same words row by row; to find them anew each time took half of its drawing.
    const words =
      said.get(key) ?? wordsAlone(messages[key]) ?? formatMessage(config, formatters, { id: key });
    said.set(key, words);
    return words;
  };
};
