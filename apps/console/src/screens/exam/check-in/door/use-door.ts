import type { CheckInResult, InputOf } from '@skillcert/api-client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../../../client/call.js';
import { useActiveClass } from '../../../../state/active-class.js';
import { useSession } from '../../../../state/session.js';
import { readToken } from '../../../../state/token.js';
import { keptScans } from '../kept/kept-scans.js';
import { keepWhenReady } from '../kept-page/keep-when-ready.js';
import { keepSession } from '../kept-page/kept-session.js';
import { ownDevice } from '../own-device.js';
import { type DoorKit, forgetKits, isOver, keepKit, keptKit, renewKit } from './door-kits.js';
import {
  admittedHere,
  type DoorList,
  evaluateScan,
  numberedHere,
  type OwnVerdict,
  readScan,
} from './door-list.js';
import { keepPhotos, photoAddress } from './door-photos.js';
import { ownRoster } from './own-roster.js';
import { prepareTickets } from './verify-code.js';

const everyMs = 180_000;

/** The current kit: for a stored one, only the changes are read. */
const readKit = async (class_id: number): Promise<DoorKit> => {
  const before = await keptKit(class_id);
  const since = before && { since: before.seq };
  return renewKit(before, await call('ticket/fetchDoorKit', { class_id, ...since }, { quiet: true }));
};

type People = Map<string, DoorKit['people'][number]>;
type OwnList = DoorList & { readonly people: People };

const letIn = (people: People, number: string, at: string) => {
  const person = numberedHere(people, number);
  if (person) people.set(person.enrol_no, admittedHere(person, ownDevice(), at));
};

/** A kit ready for use, including the people whom this device admitted and has not reported yet. */
const listOf = async (class_id: number, kit: DoorKit): Promise<OwnList> => {
  const people: People = new Map(kit.people.map((person) => [person.enrol_no, person]));
  const list = { class_id, people, opens_at: kit.opens_at, verify: await prepareTickets(kit.key) };
  for (const { enrol_no, scanned_at, denied } of await keptScans(class_id)) {
    if (!denied) letIn(people, (await readScan(list, enrol_no)).enrol_no, scanned_at);
  }
  return list;
};

/** Stores the session of a reading, at the latest when the page knows it: a reading may be faster than the profile. */
const useKeptSession = () => {
  const [keeper] = useState(() =>
    keepWhenReady(async (token) => {
      const isKept = await keepSession(token);
      // A sign-out meanwhile leaves nothing here.
      if (isKept && readToken() !== token) await forgetKits();
      return isKept;
    }),
  );
  const { state } = useSession();
  const class_id = useActiveClass()?.class_id;
  useEffect(() => {
    // The next reading tries it once more.
    if (state === 'ready' && class_id !== undefined) keeper.news().catch(() => undefined);
  }, [keeper, state, class_id]);
  return keeper;
};

/**
 * The people of a class on this device: read again while there is a connection, stored for the time without, forgotten
 * at the end.
 */
const useOwnList = (class_id: number) => {
  const list = useRef<OwnList>(undefined);
  const [isReady, setReady] = useState(false);
  const session = useKeptSession();

  const use = async (kit: DoorKit | undefined) => {
    if (!kit || isOver(kit, Date.now())) {
      list.current = undefined;
      await forgetKits();
    } else {
      list.current = await listOf(class_id, kit);
      // Nobody waits for them; without a connection they come the next time.
      void keepPhotos(class_id, kit.people).catch(() => undefined);
    }
    setReady(list.current !== undefined);
  };

  const read = async () => {
    try {
      const asked = readToken();
      const kit = await readKit(class_id);
      // A sign-out meanwhile leaves nobody's names here.
      if (readToken() !== asked) return;
      // If nothing can be verified without the server there is nothing to store.
      if (!isSecureContext) return;
      if (!isOver(kit, Date.now())) {
        await keepKit(class_id, kit);
        await session.want(asked);
        if (readToken() !== asked) return await forgetKits();
      }
      await use(kit);
    } catch {
      // Without a connection it is the kit of before, as long as it holds.
      const kept = await keptKit(class_id);
      if (!list.current || !kept || isOver(kept, Date.now())) await use(kept);
    }
  };

  /** A page that was loaded without a connection needs people before the read has failed. */
  const restore = async () => {
    const kept = await keptKit(class_id);
    if (kept && !list.current) await use(kept);
  };

  const tick = useEffectEvent(() => void read());
  useEffect(() => {
    tick();
    const timer = setInterval(tick, everyMs);
    window.addEventListener('online', tick);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', tick);
    };
  }, []);

  return { isReady, current: () => list.current, restore };
};

/** This device's own data of a class, and its own verdict on a scan. */
export const useDoor = (class_id: number) => {
  const { isReady, current, restore } = useOwnList(class_id);
  return {
    isReady,
    /** This device's own verdict on a scan, and the person whom it admits; undefined while it has no data. */
    evaluate: async (scanned: string, at: string): Promise<OwnVerdict | undefined> => {
      const known = current();
      if (!known) return undefined;
      const said = await readScan(known, scanned);
      const list = current() ?? known;
      const verdict = evaluateScan(list, said, at);
      if (verdict.reason !== null) return verdict;
      const { people } = list;
      letIn(people, verdict.enrol_no, at);
      return { ...verdict, person: people.get(verdict.enrol_no) };
    },
    /** The photo of a person whom this device knows. */
    photoOf: async (enrol_no: string): Promise<string | undefined> => {
      const photo_id = current()?.people.get(enrol_no)?.photo_id;
      return photo_id ? photoAddress(class_id, photo_id) : undefined;
    },
    /** The server's answer about a person. */
    note: ({ candidate, seats }: Pick<CheckInResult, 'candidate' | 'seats'>): void => {
      const people = current()?.people;
      const person = candidate && people?.get(candidate.enrol_no);
      if (!candidate || !person) return;
      const ticket = person.ticket && { ...person.ticket, seats };
      people?.set(candidate.enrol_no, { ...person, ...candidate, ticket });
    },
    roster: async (input: InputOf<'class/fetchReportLists'>) => {
      if (!current()) await restore();
      const list = current();
      return list && ownRoster(list, input, Date.now());
    },
  };
};

/** The result of {@link useDoor}. */
export type Door = ReturnType<typeof useDoor>;
