const storageKey = 'check_in_sound';

/** Whether results are audible on this device. */
export const hasSound = (): boolean => localStorage.getItem(storageKey) !== '0';

/** Stores whether results are audible on this device. */
export const keepSound = (on: boolean): void => localStorage.setItem(storageKey, on ? '1' : '0');
