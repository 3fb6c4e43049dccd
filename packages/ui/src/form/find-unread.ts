/** The first control of a form whose text cannot be read and counts as no value; whoever takes it from the page takes what was typed. */
export const findUnread = (form: HTMLElement | null): HTMLElement | null =>
  form?.querySelector<HTMLElement>('[data-unread]') ?? null;
