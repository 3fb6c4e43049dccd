/** Light, dark, or the theme of the operating system. */
export type Theme = 'light' | 'dark' | 'system';

/** The four UI sizes of the specification. */
export type Size = 'large' | 'medium' | 'small' | 'mini';

/** How round corners are. */
export type Radius = 'none' | 'small' | 'medium' | 'large';

/** The looks of a provider, apart from the accent. */
export interface Looks {
  theme: Theme;
  size: Size;
  radius: Radius;
}
