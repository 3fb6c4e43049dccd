/** One part of an address. */
export interface AddressPart {
  /** Its key in the value. */
  name: string;
  /** Chosen from places, each below the one before it, or typed. */
  kind: 'place' | 'text';
  /** What it is called; the parts of the default schema have a name in each language of the product. */
  label?: string;
  hint?: string;
  required?: boolean;
  /** The token for the browser's autofill, such as `address-level1` or `postal-code`. */
  autoComplete?: string;
  inputMode?: 'text' | 'numeric';
  maxLength?: number;
  /** Takes a line for itself. */
  wide?: boolean;
}

/** A place to choose, with the places in it where they are known already. */
export interface Place {
  value: string;
  label: string;
  children?: readonly Place[];
}

/** The parts by name; a part that is not there is empty. */
export type Address = Readonly<Record<string, string>>;

/** The Chinese address: province, city, district, street and number, postcode. */
export const chineseAddress: readonly AddressPart[] = [
  { name: 'province', kind: 'place', required: true, autoComplete: 'address-level1' },
  { name: 'city', kind: 'place', required: true, autoComplete: 'address-level2' },
  { name: 'district', kind: 'place', required: true, autoComplete: 'address-level3' },
  {
    name: 'street',
    kind: 'text',
    required: true,
    autoComplete: 'street-address',
    maxLength: 100,
    wide: true,
  },
  { name: 'postcode', kind: 'text', autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 6 },
];

/** The address with one part changed; places below a place that changed belong to the old one and go. */
export const withPart = (
  address: Address,
  schema: readonly AddressPart[],
  name: string,
  text: string,
): Address => {
  const places = schema.filter((part) => part.kind === 'place').map((part) => part.name);
  const at = places.indexOf(name);
  const below = at < 0 || address[name] === text ? [] : places.slice(at + 1);
  return { ...address, ...Object.fromEntries(below.map((each) => [each, ''])), [name]: text };
};
