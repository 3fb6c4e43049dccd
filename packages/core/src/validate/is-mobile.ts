const pattern = /^1(?:3\d|4[579]|5[0-35-9]|6[2567]|7[0-35-8]|8\d|9[0-35-9])\d{8}$/;

/** Options of {@link isMobile}. */
export interface MobileOptions {
  /** Accept one leading `+86` or `0086`, without a separator. */
  readonly countryCode?: boolean;
}

/** Whether a text is an 11-digit mainland mobile number with a prefix of the MIIT table (2023-03). */
export const isMobile = (input: unknown, options?: MobileOptions): boolean =>
  typeof input === 'string' && pattern.test(options?.countryCode ? input.replace(/^(?:\+|00)86/, '') : input);
