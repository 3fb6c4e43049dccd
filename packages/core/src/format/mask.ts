// At least four characters stay hidden; a text too short for that shows none.
const hide = (text: string, head: number, tail: number) => {
  const hidden = text.length - head - tail;
  return hidden < 4 ? '*'.repeat(text.length) : text.slice(0, head) + '*'.repeat(hidden) + text.slice(-tail);
};

/** A phone with its middle hidden: `138****0001`. */
export const maskPhone = (phone: string): string =>
  phone.length < 11 ? hide(phone, 0, 2) : hide(phone, 3, 4);

/** An identity number with its middle hidden: `1101**********002X`; of short numbers only the ends show. */
export const maskIdCard = (id: string): string => (id.length < 15 ? hide(id, 1, 2) : hide(id, 4, 4));

/** The number of a bank account with only its last four digits visible: `**********0123`. */
export const maskAccountNumber = (digits: string): string => hide(digits, 0, 4);

/** A name with only its first letter visible: `李**`. Separators stay. */
export const maskName = (name: string): string => {
  const [first = '', ...rest] = name;
  return first + rest.map((letter) => (/[\p{L}\p{M}]/u.test(letter) ? '*' : letter)).join('');
};
