declare module 'virtual:words/*' {
  import type { createTranslator } from '@skillcert/core';

  /** Words by key: text, or a syntax tree if there are arguments. */
  export const messages: Parameters<typeof createTranslator>[0]['messages'] & Record<string, string>;
}

declare module 'virtual:word-areas/*' {
  import type { createTranslator } from '@skillcert/core';

  /** The download of each area's words. */
  export const areas: Readonly<
    Record<
      import('./word-area.js').WordArea,
      () => Promise<{ messages: Parameters<typeof createTranslator>[0]['messages'] }>
    >
  >;
}

declare module 'virtual:menu-pinyin' {
  /** The pinyin of each Chinese title of the route table, by its key. */
  export const pinyin: Readonly<Record<string, readonly [full: string, initials: string]>>;
}
