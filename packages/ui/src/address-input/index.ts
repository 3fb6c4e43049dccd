export { AddressInput, type AddressInputProps } from './address-input.js';
export type { Address, AddressPart, Place } from './address-schema.js';
export type { LoadPlaces } from './use-places.js';
