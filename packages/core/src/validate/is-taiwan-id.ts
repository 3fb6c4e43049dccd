const letters = 'ABCDEFGHJKLMNPQRSTUVXYWZIO';

/** Options of {@link isTaiwanId}. */
export interface TaiwanIdOptions {
  /** Also accept resident certificates in the form before 2021 (two letters), usable until 2030-12-31. */
  readonly old?: boolean;
}

/** Whether a text is a Taiwan national identity number or a UI number with a right check digit. Capitals only. */
export const isTaiwanId = (input: unknown, options?: TaiwanIdOptions): boolean => {
  if (
    typeof input !== 'string' ||
    !(options?.old ? /^[A-Z][1289A-D]\d{8}$/ : /^[A-Z][1289]\d{8}$/).test(input)
  ) {
    return false;
  }
  const first = letters.indexOf(input.charAt(0)) + 10;
  let sum = Math.floor(first / 10) + (first % 10) * 9 + Number(input.charAt(9));
  for (let at = 1; at < 9; at++) {
    const letter = letters.indexOf(input.charAt(at));
    sum += (letter < 0 ? Number(input.charAt(at)) : letter % 10) * (9 - at);
  }
  return sum % 10 === 0;
};
