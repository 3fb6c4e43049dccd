import type { Denial } from '@skillcert/api-client';
import { deviceStore } from '../door/device-store.js';

/** A scan that the server has not answered yet: its text and a nonce, nothing of the person. */
export interface KeptScan {
  readonly nonce: string;
  readonly enrol_no: string;
  readonly scanned_at: string;
  /** The reason why this device admitted nobody. */
  readonly denied?: Denial;
}

const keyOf = (class_id: number, nonce = '') => `${class_id}/${nonce}`;

const isScan = (value: unknown): value is KeptScan => {
  const { nonce, enrol_no, scanned_at } = Object(value);
  return [nonce, enrol_no, scanned_at].every((each) => typeof each === 'string');
};

/** Stores a scan before it is sent. One record per scan, so that two tabs of a device never overwrite each other. */
export const keepScan = async (class_id: number, scan: KeptScan): Promise<void> => {
  await (await deviceStore('scans')).put(keyOf(class_id, scan.nonce), scan);
  // Other screens open no store to find it empty.
  localStorage.kept_scans = 1;
};

/** Forgets scans that the server has answered. */
export const dropScans = async (class_id: number, nonces: readonly string[]): Promise<void> =>
  (await deviceStore('scans')).remove(nonces.map((nonce) => keyOf(class_id, nonce)));

/** The scans of a class that wait for their answer, the oldest first. */
export const keptScans = async (class_id: number): Promise<readonly KeptScan[]> =>
  [...(await (await deviceStore('scans')).list(keyOf(class_id))).values()]
    .filter(isScan)
    .sort((a, b) => a.scanned_at.localeCompare(b.scanned_at));

/** The number of waiting scans. */
export const countScans = async (class_id: number): Promise<number> =>
  (await deviceStore('scans')).count(keyOf(class_id));

/** The number of waiting scans of each class, active or not. */
export const countByClass = async (): Promise<ReadonlyMap<number, number>> => {
  // Before the count: scans stored meanwhile set the mark again.
  localStorage.removeItem('kept_scans');
  const counts = new Map<number, number>();
  for (const key of (await (await deviceStore('scans')).list('')).keys()) {
    const class_id = Number.parseInt(key, 10);
    counts.set(class_id, (counts.get(class_id) ?? 0) + 1);
  }
  if (counts.size > 0) localStorage.kept_scans = 1;
  return counts;
};
