import { deskNumber, deskPlace, paperAt } from '@skillcert/core';
import { newId } from '../../../../platform/store/new-id.js';
import { chooseSeats } from '../seating/choose-seats.js';
import type { SeatedAt } from '../seating/seating.js';
import { type Unmet, unmetAt } from '../seating/unmet-at.js';
import { barred, type PlannedMove } from './planned-move.js';
import type { MovedRoom, MovedSitting } from './read-room-move.js';
import type { StandingRules } from './read-rules.js';

/** A room that takes people of a sitting. */
interface Host extends MovedRoom {
  readonly sitting_id: number;
  /** `moved`: the sitting itself goes there. `joined`: it has one of the subject at that time. `added`: it gets one. */
  readonly by: 'moved' | 'joined' | 'added';
  readonly there: MovedSitting['seats'];
}

/** A sitting that leaves its room, and the rooms that it leads to, with what is in them. */
interface Spreading {
  readonly sitting: MovedSitting;
  readonly from: MovedRoom;
  readonly targets: readonly MovedRoom[];
  readonly sittings: readonly MovedSitting[];
  readonly papers: readonly string[];
  readonly rules: StandingRules;
}

/** The part of a planned move that one sitting is. */
export type SpreadSitting = Pick<
  PlannedMove,
  'seats' | 'inaccessible' | 'beside' | 'moved' | 'added' | 'emptied'
>;

const isBeside = (one: MovedSitting, other: MovedSitting) =>
  one.subject === other.subject && one.starts_at === other.starts_at && one.ends_at === other.ends_at;

/** The rooms as they take people in: the first one without a sitting of the subject gets the sitting itself. */
const hostsOf = ({ sitting, targets, sittings }: Spreading): readonly Host[] => {
  const joint = (room: MovedRoom) =>
    sittings.find((other) => other.room_id === room.room_id && isBeside(sitting, other));
  const first = targets.find((room) => !joint(room));
  return targets.map((room) => {
    const other = joint(room);
    if (other) return { ...room, sitting_id: other.sitting_id, by: 'joined', there: other.seats };
    return room === first
      ? { ...room, sitting_id: sitting.sitting_id, by: 'moved', there: [] }
      : { ...room, sitting_id: newId(), by: 'added', there: [] };
  });
};

const freeIn = ({ rows, columns, blocked, there }: Host) => rows * columns - blocked.length - there.length;

/** The first rooms that hold everybody together. */
const neededOf = (hosts: readonly Host[], needs: number): readonly Host[] => {
  const held = hosts.map((_, index) =>
    hosts.slice(0, index + 1).reduce((sum, host) => sum + freeIn(host), 0),
  );
  const last = held.findIndex((free) => free >= needs);
  const names = hosts.map(({ name }) => name).join(' + ');
  if (last < 0) throw barred('room_small', { names, has: Math.max(0, held.at(-1) ?? 0), needs });
  return hosts.slice(0, last + 1);
};

/** The desks of the same row and column in the one room that takes everybody; undefined if one cannot be used there. */
const samePlaces = ({ sitting: { seats }, from }: Spreading, [host, ...more]: readonly Host[]) => {
  if (!host || more.length > 0 || host.by !== 'moved') return undefined;
  const places = seats.map((seat) => ({ seat, place: deskPlace(from.columns, seat.desk) }));
  const same = places.map(({ seat: { enrolment_id }, place }) => ({
    enrolment_id,
    sitting_id: host.sitting_id,
    desk: deskNumber(host.columns, place),
  }));
  const isThere = places.every(({ place: { row, column } }) => row <= host.rows && column <= host.columns);
  return isThere && !same.some(({ desk }) => host.blocked.includes(desk)) ? same : undefined;
};

const unmetOf = ({ inaccessible, beside }: Unmet): Unmet => ({ inaccessible, beside });

/**
 * Plans where the people of a sitting go that leaves its room: the same places in one room that has them, else free
 * desks by the rules of the arrangement, in as many of the rooms as it takes.
 * @throws a Refusal `move_barred`: room_small
 */
export const spreadSitting = (spreading: Spreading): SpreadSitting => {
  const { sitting, papers, rules } = spreading;
  const hosts = neededOf(hostsOf(spreading), sitting.seats.length);
  const same = samePlaces(spreading, hosts);
  const people = sitting.seats.map(({ enrolment_id, origins }) => ({
    enrolment_id,
    origins,
    accessible: rules.accessible.includes(enrolment_id),
  }));
  const chosen = chooseSeats({
    sittings: hosts,
    there: hosts.flatMap(({ sitting_id, there }) => there.map((seat) => ({ ...seat, sitting_id }))),
    people: same ? [] : people,
    apart: rules.apart,
    seed: rules.seed,
    papers,
  });
  const places = new Map<number, SeatedAt>(
    (same ?? chosen.seated).map((seated) => [seated.enrolment_id, seated]),
  );
  const columnsOf = new Map(hosts.map(({ sitting_id, columns }) => [sitting_id, columns]));
  const { subject, starts_at, ends_at } = sitting;
  const by = (how: Host['by']) => hosts.filter((host) => host.by === how);
  return {
    seats: sitting.seats.flatMap(({ ticket_id, enrolment_id }) => {
      const place = places.get(enrolment_id);
      if (!place) return [];
      const { sitting_id, desk } = place;
      const paper = paperAt(papers, deskPlace(columnsOf.get(sitting_id) ?? 1, desk));
      return [{ ticket_id, subject, from_sitting_id: sitting.sitting_id, sitting_id, desk, paper }];
    }),
    ...(same ? unmetAt({ sittings: hosts, people, seated: same, apart: rules.apart }) : unmetOf(chosen)),
    moved: by('moved').map(({ room_id, sitting_id }) => ({ room_id, sitting_ids: [sitting_id] })),
    added: by('added').map(({ room_id, sitting_id }) => ({
      room_id,
      sitting_id,
      subject,
      starts_at,
      ends_at,
      user_ids: [],
      names: [],
    })),
    emptied: by('moved').length > 0 ? [] : [sitting.sitting_id],
  };
};
