declare module 'virtual:words/*' {
  import type { createTranslator } from '@skillcert/core';

  /** Words by key: text, or a syntax tree where there are arguments. */
  export const messages: Parameters<typeof createTranslator>[0]['messages'] & Record<string, string>;
}

declare module 'virtual:menu-pinyin' {
  /** The pinyin of each Chinese title of the route table, by its key. */
  export const pinyin: Readonly<Record<string, readonly [full: string, initials: string]>>;
}
