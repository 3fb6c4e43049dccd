import { expect, it } from 'vitest';
import { flatErrors } from './flat-errors.js';

it('names the errors of nested and repeated fields by their dotted path', () => {
  const tree = {
    city: { type: 'check', message: 'Please fill this in.' },
    contacts: [undefined, { phone: { type: 'server', message: 'Not a number.' } }],
  };
  expect(flatErrors(tree)).toEqual({ city: 'Please fill this in.', 'contacts.1.phone': 'Not a number.' });
});

it('is empty if nothing is wrong', () => {
  expect(flatErrors({})).toEqual({});
});
