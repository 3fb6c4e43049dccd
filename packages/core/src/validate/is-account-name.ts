/** Whether a text is an account name: 5 to 17 ASCII letters, or letters and digits. */
export const isAccountName = (input: unknown): boolean =>
  typeof input === 'string' && /^(?=\d*[a-z])[a-z\d]{5,17}$/i.test(input);
