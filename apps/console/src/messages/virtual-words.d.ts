declare module 'virtual:words/*' {
  import type { createTranslator } from '@skillcert/core';

  /** Words by key: text, or a syntax tree where there are arguments. */
  export const messages: Parameters<typeof createTranslator>[0]['messages'] & Record<string, string>;
}
