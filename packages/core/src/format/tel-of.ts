/** A landline with its area code, and an extension of it after a dash. */
const extended = /^(0\d{2,3}-?\d{7,8})-(\d{1,6})$/;

/**
 * The address that dials a phone as people write it. An extension comes after a comma, which every phone
 * dials as a pause; `;ext=` of RFC 3966 most of them do not know.
 */
export const telOf = (phone: string): string => {
  const typed = phone.replace(/\s/g, '');
  const [, number = typed, extension] = extended.exec(typed) ?? [];
  const dialled = number.replace(/[^+\d]/g, '');
  return `tel:${dialled}${extension === undefined ? '' : `,${extension}`}`;
};
