import type { Language } from '../i18n/languages.js';

/** The facts of a certificate that a column of a registry pack can hold, beside the points of its subjects. */
export const registryFacts = [
  'certificate_no',
  'name',
  'id_type',
  'id_card',
  'gender',
  'birth',
  'occupation',
  'level',
  'issued_on',
  'issuer',
  'class_code',
  'unit_name',
] as const;

/** A fact of a certificate, or `score.` with the id of a subject: the points in it. */
export type RegistryFact = (typeof registryFacts)[number] | `score.${string}`;

/** A column of a pack. */
export type RegistryColumn = {
  /** As the sheet of the registry names it. */
  readonly head: string;
} & (
  | {
      readonly from: RegistryFact;
      /**
       * The registry's own word for each value, where it has one: of a level, a kind of identity document, a
       * gender.
       */
      readonly values?: Readonly<Record<string, string>>;
    }
  /** The same in every line. */
  | { readonly text: string }
);

/** The registry's words for the result of each line; words are compared without case and blanks around them. */
interface RegistryAnswerRules {
  /**
   * The heads that its columns may have: the number of the certificate, the result, and the reason of a
   * refusal.
   */
  readonly number: readonly string[];
  readonly result: readonly string[];
  /** The first of these is the head of the same column in the file for correcting refused lines. */
  readonly fault: readonly [string, ...string[]];
  /**
   * The results that accept, and those that refuse; a person decides about every other one. If a registry has no
   * column of results (`result` is empty), a line without a fault is accepted.
   */
  readonly accepted: readonly string[];
  readonly rejected: readonly string[];
}

/** The meanings of a result: accepted, rejected, or not decided yet. */
export const answerMeanings = ['accept', 'reject', 'wait'] as const;
export type AnswerMeaning = (typeof answerMeanings)[number];

/**
 * The number of characters of a result that are compared and stored, and the number of unknown results that a
 * person explains at once.
 */
export const registryLimits = { result_chars_max: 60, results_asked_max: 50 } as const;

/** How a programme's certificates come into its national registry. Plain data, so that it can be a JSON file. */
export interface RegistryRules {
  /** The language of a pack, for texts that have several. */
  readonly language: Language;
  /** In the order of the registry's sheet. */
  readonly columns: readonly RegistryColumn[];
  readonly answer: RegistryAnswerRules;
}
