import { accentPresets } from '../colour/accent-presets.js';
import type { Language } from '../i18n/languages.js';

/** Light, dark, or the theme of the operating system. */
export const shellThemes = ['light', 'dark', 'system'] as const;

/** The four UI sizes of the specification. */
export const shellSizes = ['large', 'medium', 'small', 'mini'] as const;

/** The parts of the console that can be shown or not. */
export const shellParts = ['tags_view', 'fixed_header', 'sidebar_logo', 'pinyin_search'] as const;

/** The settings of the console's looks that a user can change. */
export interface ShellSettings {
  /** The theme colour, any hex colour; '' is the programme's own. */
  readonly accent: string;
  readonly theme: (typeof shellThemes)[number];
  readonly size: (typeof shellSizes)[number];
  readonly language: Language;
  readonly tags_view: boolean;
  readonly fixed_header: boolean;
  readonly sidebar_logo: boolean;
  /** Finds menu entries by pinyin; it means something in Chinese only. */
  readonly pinyin_search: boolean;
}

/** The defaults of the specification (point 9). The language has none: it is picked (see `pickLanguage`). */
export const defaultSettings: Omit<ShellSettings, 'language'> = {
  accent: accentPresets[0],
  theme: 'system',
  size: 'medium',
  tags_view: false,
  fixed_header: true,
  sidebar_logo: false,
  pinyin_search: true,
};
