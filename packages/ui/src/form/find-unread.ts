/**
 * The first control of a form whose text cannot be read and counts as no value; removing it from the page removes
 * the typed text.
 */
export const findUnread = (form: HTMLElement | null): HTMLElement | null =>
  form?.querySelector<HTMLElement>('[data-unread]') ?? null;
