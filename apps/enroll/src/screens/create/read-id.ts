/** An id in an address, or undefined if it is invalid. */
export const readId = (text: string | null): number | undefined => {
  const id = Number(text);
  return text !== null && /^\d+$/.test(text) && Number.isSafeInteger(id) && id > 0 ? id : undefined;
};
