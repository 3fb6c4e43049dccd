import { randomId } from '../../../scanning/random-id.js';

const storageKey = 'check_in_device';

/** The id of this browser at the door: random, so that conflicts can name the device. */
export const ownDevice = (): string => {
  const known = localStorage.getItem(storageKey);
  if (known && /^[\w-]{8,64}$/.test(known)) return known;
  const made = randomId();
  localStorage.setItem(storageKey, made);
  return made;
};

/** How people call a device: the end of its id. */
export const deviceName = (device: string): string => device.slice(-4).toUpperCase();
