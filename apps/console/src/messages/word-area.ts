import type { Messages } from './compiled/message-types.js';

/**
 * The beginning of a key, `profile` or `class.form`. The words of an area that is named beside a download come with it
 * (.ci/word-areas.mjs); those of the others come with the layout.
 */
export type WordArea = {
  [Key in keyof Messages]: Key extends `${infer First}.${infer Second}.${string}`
    ? First | `${First}.${Second}`
    : Key extends `${infer First}.${string}`
      ? First
      : never;
}[keyof Messages];
