/**
 * The database of the expected people at the door (screens/exam/check-in/door). A type: the first download has no room
 * for a name that others import.
 */
export type DoorDatabase = 'door';

/** The page of the door, which a worker caches for the time without a connection (screens/exam/check-in/kept-page). */
export const doorPath = '/report/lists';

const forgetPage = async (): Promise<void> => {
  // Plain http has neither.
  await (await navigator.serviceWorker?.getRegistration(doorPath))?.unregister();
  await globalThis.caches?.delete('door');
};

/** Deletes the people whom this device knows at the door, and the cached page. */
export const forgetDoor = (): void => {
  indexedDB.deleteDatabase('door' satisfies DoorDatabase);
  forgetPage().catch(() => undefined);
};

/** Deletes them when their sittings are over, whichever screen is open. */
export const forgetOver = (): void => {
  if (localStorage.door_until < new Date().toJSON()) forgetDoor();
};
