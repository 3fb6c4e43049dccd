/** Light, dark, or what the operating system says. */
export type Theme = 'light' | 'dark' | 'system';

/** The four UI sizes of the specification. */
export type Size = 'large' | 'medium' | 'small' | 'mini';

/** How round corners are. */
export type Radius = 'none' | 'small' | 'medium' | 'large';

/** What a provider says about looks, apart from the accent. */
export interface Looks {
  theme: Theme;
  size: Size;
  radius: Radius;
}
