import type { Language } from '../i18n/languages.js';

/** A text in every language of the product. */
export type Translated = Readonly<Record<Language, string>>;

/** The names of validators that a programme can choose for identity numbers. */
export type IdValidator = 'resident_id' | 'hong_kong_id' | 'macau_id' | 'taiwan_id';

/** Everything that differs from one certification programme to another. Plain data: it can be a JSON file. */
export interface Programme {
  readonly id: string;
  readonly title: Translated;
  readonly languages: readonly Language[];
  readonly default_language: Language;
  /** A name of the zone database. */
  readonly time_zone: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly occupation: { readonly id: string; readonly title: Translated };
  /** Lowest first. */
  readonly levels: readonly { readonly id: string; readonly title: Translated; readonly fee_cents: number }[];
  readonly phone_validator: 'mobile';
  readonly id_types: readonly {
    readonly id: string;
    readonly title: Translated;
    readonly validator: IdValidator;
  }[];
  readonly enrol_types: readonly { readonly id: string; readonly title: Translated }[];
  readonly study_types: readonly { readonly id: string; readonly title: Translated }[];
  /** The portals of staff beside the plain login; the title becomes the page title. */
  readonly entries: readonly { readonly id: 'recommend' | 'editor' | 'expert'; readonly title: Translated }[];
  readonly handbook_url: string;
  readonly theme: { readonly accent: string; readonly presets: readonly string[] };
  readonly id_photo: {
    readonly ratio_width: number;
    readonly ratio_height: number;
    readonly min_width_px: number;
    readonly min_height_px: number;
    readonly types: readonly string[];
  };
  /** Whether a candidate is reviewed before paying; a class may say otherwise. */
  readonly review_before_payment: boolean;
  /** Patterns for `formatSerial`: `{name}` or `{name:digits}`. */
  readonly numbers: { readonly class_code: string; readonly enrolment: string };
}
