import type { Language } from '../i18n/pick-language.js';

/** A text in every language of the programme; English is always there. */
export type Localised = { readonly en: string } & { readonly [Each in Language]?: string };

/** A level that a candidate can be certified at. */
export interface ProgrammeLevel {
  readonly id: string;
  readonly title: Localised;
}

/** A portal that staff sign in through; its title becomes the title of the page. */
export interface ProgrammeEntry {
  readonly id: 'recommend' | 'editor' | 'expert';
  readonly title: Localised;
}

/** Everything that sets one programme apart from another: change this, not the code. */
export interface Programme {
  readonly id: string;
  readonly title: Localised;
  readonly occupation: string;
  readonly languages: readonly Language[];
  readonly time_zone: string;
  readonly currency: string;
  readonly levels: readonly ProgrammeLevel[];
  readonly entries: readonly ProgrammeEntry[];
  readonly id_types: readonly ('cn' | 'hk' | 'mo' | 'tw')[];
  /** The prefix of class codes. */
  readonly class_code_prefix: string;
  readonly handbook_url: string;
  readonly photo: { readonly width_px: number; readonly height_px: number };
  readonly theme: { readonly accent: string; readonly presets: readonly string[] };
}
