const storageKey = 'check_in_sound';

/** Whether results are to be heard on this device. */
export const hasSound = (): boolean => localStorage.getItem(storageKey) !== '0';

/** Keeps whether results are to be heard on this device. */
export const keepSound = (on: boolean): void => localStorage.setItem(storageKey, on ? '1' : '0');
