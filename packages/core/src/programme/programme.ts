import type { enrollTypes, IdType, studyTypes } from '../candidate/candidate-choices.js';
import type { AccountEntry } from '../choices/account-entries.js';
import type { Language } from '../i18n/languages.js';

/** A text in every language of the programme; English is always there. */
export type Localised = { readonly en: string } & { readonly [Each in Language]?: string };

/** A level that a candidate can be certified at. */
export interface ProgrammeLevel {
  readonly id: string;
  readonly title: Localised;
  /** The default fee of a class of this level. */
  readonly fee_cents: number;
}

/** A portal that staff sign in through; its title becomes the title of the page. */
export interface ProgrammeEntry {
  readonly id: AccountEntry;
  readonly title: Localised;
}

/**
 * Everything that sets one programme apart from another: change this, not the code. Plain data, so that it
 * can be a JSON file.
 */
export interface Programme {
  readonly id: string;
  readonly title: Localised;
  readonly occupation: { readonly id: string; readonly title: Localised };
  readonly languages: readonly Language[];
  readonly default_language: Language;
  /** A name of the zone database. */
  readonly time_zone: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly levels: readonly ProgrammeLevel[];
  readonly entries: readonly ProgrammeEntry[];
  readonly id_types: readonly IdType[];
  readonly enroll_types: readonly (typeof enrollTypes)[number][];
  readonly study_types: readonly (typeof studyTypes)[number][];
  /**
   * Patterns for `formatSerial`: capitals, digits and dashes around `{serial}`, which counts by year in a
   * class code and by class in the others. A class code may name `{yy}`, the others name `{class_code}`.
   */
  readonly numbers: {
    readonly class_code: string;
    readonly enrolment: string;
    readonly ticket: string;
    readonly receipt: string;
    /** The pattern of an invoice request's number; the tax system numbers the invoice itself. */
    readonly invoice: string;
  };
  /**
   * Where the handbook is to be read: an address, or a path of the server, which draws one at
   * `/handbook.pdf`. A programme without one has no such menu item.
   */
  readonly handbook_url?: string;
  /** A search on a map, with `{place}` where the address goes. A programme without one links no map. */
  readonly map_url?: string;
  /** The least size of an identity photo, which also defines its ratio. */
  readonly photo: { readonly width_px: number; readonly height_px: number };
  /** The colour of the product and the eight that a user can pick. */
  readonly theme: { readonly accent: string; readonly presets: readonly string[] };
}
