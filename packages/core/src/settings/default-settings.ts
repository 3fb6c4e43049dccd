import { accentPresets } from '../colour/accent-presets.js';
import type { Language } from '../i18n/languages.js';

/** The settings of the console's looks that a user can change. */
export interface ShellSettings {
  /** The theme colour, any hex colour; '' is the programme's own. */
  readonly accent: string;
  readonly theme: 'light' | 'dark' | 'system';
  readonly size: 'large' | 'medium' | 'small' | 'mini';
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
