/** The database of those who are expected at the door (screens/report/door). A type: the first download has no room for a name that others import. */
export type DoorDatabase = 'door';

/** Deletes whom this device knows at the door. */
export const forgetDoor = (): void => void indexedDB.deleteDatabase('door' satisfies DoorDatabase);

/** Deletes them when their sittings are over, whichever screen is open. */
export const forgetOver = (): void => {
  if (localStorage.door_until < new Date().toJSON()) forgetDoor();
};
