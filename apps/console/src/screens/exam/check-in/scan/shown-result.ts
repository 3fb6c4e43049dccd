import type { CheckInResult, ReportRow } from '@skillcert/api-client';
import { defaultExam, minutesPastEntry, sittingOfScan } from '@skillcert/core';
import type { BannerProps } from '@skillcert/ui';
import type { Sound } from '../../../../scanning/play-sound.js';
import type { OwnVerdict } from '../door/door-list.js';
import type { KeptScan } from '../kept/kept-scans.js';

/** The shown result of a scan: the server's answer, this device's own, or that there is none yet. */
export interface ShownScan
  extends Pick<CheckInResult, 'nonce' | 'enrol_no' | 'reason' | 'opens_at' | 'replaced' | 'seats'> {
  /** When it was scanned. */
  readonly at: string;
  readonly candidate: Pick<ReportRow, 'name' | 'admitted_at' | 'device'> | null;
  readonly status: Exclude<CheckInResult['status'], 'duplicate'> | 'kept' | 'admitted_here';
  /** The address of the photo, once it has loaded. */
  readonly photo?: string;
}

/** The answer in force: a repeat has the result of its first time. */
export const shownScan = ({ status, first, ...rest }: CheckInResult, at: string): ShownScan => ({
  ...rest,
  at,
  status: status === 'duplicate' ? (first ?? 'admitted') : status,
});

/** This device's own verdict, if it knows the expected people. */
export const shownHere = (
  { nonce, enrol_no, scanned_at: at }: KeptScan,
  verdict: OwnVerdict | undefined,
): ShownScan => {
  const unknown = { reason: null, opens_at: null, replaced: false, candidate: null, seats: [] };
  if (!verdict) return { nonce, at, enrol_no, ...unknown, status: 'kept' };
  const { reason, opens_at, replaced, person } = verdict;
  return {
    nonce,
    at,
    enrol_no: verdict.enrol_no,
    reason,
    opens_at,
    replaced,
    candidate: person ?? null,
    seats: [...(person?.ticket?.seats ?? [])],
    status: reason ? 'denied' : 'admitted_here',
  };
};

/** The server's later answer to a scan replaces this device's verdict; the photo stays. */
export const answered = (shown: ShownScan, answers: readonly CheckInResult[]): ShownScan => {
  const answer = answers.find(({ nonce }) => nonce === shown.nonce);
  return answer ? { ...shown, ...shownScan(answer, shown.at) } : shown;
};

/** The sitting for which an admitted person is late. */
export const lateFor = ({ status, seats, at }: ShownScan): ShownScan['seats'][number] | undefined => {
  if (status !== 'admitted' && status !== 'admitted_here') return undefined;
  const seat = sittingOfScan(seats, Date.parse(at));
  return seat?.mark === 'late' ? seat : undefined;
};

/**
 * The minutes by which a person comes after the limit of the programme: an invigilator decides about them. A
 * person who was marked late by name was there before the scan.
 */
export const pastEntryOf = (shown: ShownScan): number | undefined => {
  const seat = lateFor(shown);
  return seat?.device ? minutesPastEntry(seat, Date.parse(shown.at), defaultExam.entry_minutes) : undefined;
};

/** The device that let a person in, and when: to the sitting that is on, or else to the exam. */
export const letInBy = ({
  candidate,
  seats,
  at,
}: ShownScan): { readonly at: string; readonly device: string } | undefined => {
  const seat = sittingOfScan(seats, Date.parse(at));
  const said = seat?.mark
    ? { at: seat.marked_at, device: seat.device }
    : { at: candidate?.admitted_at, device: candidate?.device };
  return said.at && said.device ? { at: said.at, device: said.device } : undefined;
};

const late = { tone: 'warning', sound: 'unsure' } as const;

const looks = {
  admitted: { tone: 'success', sound: 'good' },
  admitted_here: { tone: 'success', sound: 'good' },
  kept: { tone: 'info', sound: 'unsure' },
  conflict: { tone: 'danger', sound: 'unsure' },
  denied: { tone: 'danger', sound: 'bad' },
  reversed: { tone: 'info', sound: 'unsure' },
  closed: { tone: 'info', sound: 'good' },
} as const satisfies Record<ShownScan['status'], { tone: BannerProps['tone']; sound: Sound }>;

/** Colour and sound of a result. */
export const looksOf = (shown: ShownScan) => (lateFor(shown) ? late : looks[shown.status]);
