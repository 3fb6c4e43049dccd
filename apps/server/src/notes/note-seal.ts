/** What the seal of a note is bound to. */
export const noteSeal = 'note';
