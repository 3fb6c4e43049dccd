import { createIntl, createIntlCache, type IntlConfig } from '@formatjs/intl';

/** The arguments of every key: undefined for plain text, an object of values else. Generated beside the compiled words. */
export type MessageArguments = { readonly [Key in string]: object | undefined };

/** Gives the words of a key. A key with arguments does not compile without them. */
export type Translator<Messages> = <Key extends keyof Messages & string>(
  key: Key,
  ...values: Messages[Key] extends undefined ? [] : [values: Messages[Key]]
) => string;

interface TranslatorOptions {
  readonly language: string;
  /** ICU text, or syntax trees compiled ahead. */
  readonly messages: IntlConfig['messages'];
  readonly time_zone?: string;
  /** Told of a missing key or argument; the key itself is shown then. */
  readonly onError?: (error: Error) => void;
}

/** Creates the translator of one language on @formatjs/intl. */
export const createTranslator = <Messages>({
  language,
  messages,
  time_zone = 'Asia/Shanghai',
  onError = () => undefined,
}: TranslatorOptions): Translator<Messages> => {
  const intl = createIntl(
    { locale: language, messages, timeZone: time_zone, onError, onWarn: () => undefined },
    createIntlCache(),
  );
  return (key, ...values) => {
    const [given] = values as [Record<string, string | number | Date>?];
    return intl.formatMessage({ id: key }, given);
  };
};
