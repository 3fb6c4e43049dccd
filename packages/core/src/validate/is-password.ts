import { password_length_max, password_length_min } from '../limits.js';

/** Options of {@link isPassword}: a stricter policy, in code points. */
export interface PasswordOptions {
  /** Default 6, as the specification says. */
  readonly min?: number;
  /** Default 16. */
  readonly max?: number;
}

/** Whether a text has 6 to 16 characters, among them a lowercase ASCII letter and a digit, and no control character. */
export const isPassword = (input: unknown, options?: PasswordOptions): boolean => {
  if (typeof input !== 'string') return false;
  const length = [...input].length;
  return (
    length >= (options?.min ?? password_length_min) &&
    length <= (options?.max ?? password_length_max) &&
    /[a-z]/.test(input) &&
    /\d/.test(input) &&
    !/[\p{Cc}\p{Cs}]/u.test(input)
  );
};
