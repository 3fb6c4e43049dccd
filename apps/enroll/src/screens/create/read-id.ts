/** An id of an address, or undefined where it is none. */
export const readId = (text: string | null): number | undefined => {
  const id = Number(text);
  return text !== null && /^\d+$/.test(text) && Number.isSafeInteger(id) && id > 0 ? id : undefined;
};
