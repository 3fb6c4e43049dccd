/** Options of {@link isMacauId}. */
export interface MacauIdOptions {
  /** Only the form with brackets: three in ten of all 8-digit numbers look like the plain form. */
  readonly brackets?: boolean;
}

/** Whether a text has the form of a Macau identity card number; the rule of its check digit is not published. */
export const isMacauId = (input: unknown, options?: MacauIdOptions): boolean =>
  typeof input === 'string' &&
  (options?.brackets ? /^[157]\d{6}\(\d\)$/ : /^[157](?:\d{6}(?:\d|\(\d\))|\/\d{6}\/\d)$/).test(input);
