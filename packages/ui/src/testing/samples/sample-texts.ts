/** The texts of samples, by their Chinese: in English, Spanish and Japanese. */
export type SampleTexts = Readonly<Record<string, readonly [en: string, es: string, ja: string]>>;
