import { randomId } from './random-id.js';

const storageKey = 'check_in_device';
const soundKey = 'check_in_sound';

/** The id of this browser at the door: random, so that conflicts can say which of two devices it was. */
export const ownDevice = (): string => {
  const known = localStorage.getItem(storageKey);
  if (known && /^[\w-]{8,64}$/.test(known)) return known;
  const made = randomId();
  localStorage.setItem(storageKey, made);
  return made;
};

/** How people call a device: the end of its id. */
export const deviceName = (device: string): string => device.slice(-4).toUpperCase();

/** Whether results are to be heard on this device. */
export const hasSound = (): boolean => localStorage.getItem(soundKey) !== '0';

/** Keeps whether results are to be heard on this device. */
export const keepSound = (on: boolean): void => localStorage.setItem(soundKey, on ? '1' : '0');
