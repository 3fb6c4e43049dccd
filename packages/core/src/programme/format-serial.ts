/**
 * A number by a programme's pattern: `formatSerial('{class_code}-{serial:5}', { class_code: 'TC26-0104',
 * serial: 58 })` gives `TC26-0104-00058`. `:digits` pads with zeros.
 * @throws Error when the pattern names a value that is not given.
 */
export const formatSerial = (pattern: string, values: Readonly<Record<string, string | number>>): string =>
  pattern.replace(/\{(\w+)(?::(\d+))?\}/g, (_, name: string, digits: string | undefined) => {
    const value = values[name];
    if (value === undefined) {
      throw new Error(
        `The number pattern ${pattern} asks for {${name}}, which is not given. Give it, or change the pattern.`,
      );
    }
    return String(value).padStart(Number(digits ?? 0), '0');
  });
