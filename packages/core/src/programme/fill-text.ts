const placeholder = /\{(\w+)\}/g;

/** The names in braces of a text, each once, in their order. */
export const placeholdersOf = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name)),
];

/**
 * A text with its `{placeholders}` filled in, in one pass: a value with braces in it stays as it is.
 * @throws Error when the text asks for a value that is not given.
 */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(placeholder, (_, name: string) => {
    const value = values[name];
    if (value === undefined) {
      throw new Error(
        `The text “${text}” asks for {${name}}, which is not given. Give it, or change the text.`,
      );
    }
    return value;
  });
