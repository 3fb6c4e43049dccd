// Intl.Locale's week information is not in every browser we draw in, and differs between their versions.
const starts: Readonly<Record<string, number>> = { en: 0, 'en-GB': 1, ja: 0 };

/** The first day of the week where this language is at home, 0 for Sunday; Monday (ISO 8601) unless known otherwise. */
export const weekStartOf = (language: string): number =>
  starts[language] ?? starts[language.split('-', 1)[0] ?? ''] ?? 1;
