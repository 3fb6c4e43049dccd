import { useEffect, useState } from 'react';
import { doorPath } from '../../../../state/door.js';
import { workerAddress } from './worker-address.js';

/** Has the browser store this page with all its files, and restore those that a sign-out has deleted. */
const keepPage = async (): Promise<void> => {
  await navigator.serviceWorker.register(workerAddress(), { scope: doorPath });
  const known = await navigator.serviceWorker.getRegistration(doorPath);
  known?.active?.postMessage('keep');
};

const isPageKept = async (): Promise<boolean> =>
  'caches' in window && (await caches.match(doorPath)) !== undefined;

/**
 * Has the page of the door stored. Plain http stores nothing.
 * @returns whether the page loads again while the connection is lost; true until that is known
 */
export const useKeptPage = (lost: boolean): boolean => {
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    // During development there is no build whose files could be stored.
    if (import.meta.env.PROD && 'serviceWorker' in navigator) keepPage().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (lost) void isPageKept().then(setKept);
  }, [lost]);
  return isKept;
};
