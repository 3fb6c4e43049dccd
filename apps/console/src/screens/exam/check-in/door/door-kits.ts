import type { OutputOf } from '@skillcert/api-client';
import { deviceStore } from './device-store.js';

/** The data that the server gives a device for the time without a connection. */
export type DoorKit = OutputOf<'ticket/fetchDoorKit'>;

const keyOf = (class_id: number) => `kit/${class_id}`;

/** The beginning of the keys of the photos of a class. */
export const photosOf = (class_id: number) => `photo/${class_id}/`;

// It rises when the answer changes its parts: only the changes since a stored kit are read, so one of before would keep
// people as they were.
const version = 2;

/** A kit as a device stores it. */
export const toStore = (kit: DoorKit) => ({ ...kit, version });

/** Whether a stored value is a kit of this version. One of an earlier version is read anew, whole. */
export const isStoredKit = (value: unknown): value is DoorKit => {
  const { key, opens_at, until, people, version: stored } = Object(value);
  return (
    stored === version &&
    typeof key === 'object' &&
    opens_at !== undefined &&
    typeof until === 'string' &&
    Array.isArray(people)
  );
};

/** Whether the sittings of a kit are over. */
export const isOver = ({ until }: DoorKit, now: number): boolean => Date.parse(until) <= now;

/**
 * Forgets everybody, with their photos: those of another class too, because a device is at one door at a time, and
 * the account that works there (kept-page/kept-session.ts).
 */
export const forgetKits = async (): Promise<void> => {
  const store = await deviceStore('door');
  await store.remove(await store.keys(''));
};

/** Stores a kit on this device, and no other. The photos of its class stay. */
export const keepKit = async (class_id: number, kit: DoorKit): Promise<void> => {
  const store = await deviceStore('door');
  const own = photosOf(class_id);
  await store.remove((await store.keys('')).filter((key) => !key.startsWith(own)));
  await store.put(keyOf(class_id), toStore(kit));
  localStorage.door_until = kit.until;
};

/** A kit with the changes since it was read. */
export const renewKit = (before: DoorKit | undefined, { whole, ...now }: DoorKit): DoorKit => {
  if (whole || !before) return { ...now, whole: true };
  const people = new Map(before.people.map((person) => [person.enrolment_id, person]));
  for (const enrolment_id of now.gone) people.delete(enrolment_id);
  for (const person of now.people) people.set(person.enrolment_id, person);
  return { ...now, whole: true, gone: [], people: [...people.values()] };
};

/** The stored kit of a class. */
export const keptKit = async (class_id: number): Promise<DoorKit | undefined> => {
  const kit = (await (await deviceStore('door')).list(keyOf(class_id))).get(keyOf(class_id));
  return isStoredKit(kit) ? kit : undefined;
};
