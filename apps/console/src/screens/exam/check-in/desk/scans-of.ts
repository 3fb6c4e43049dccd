import type { DoorSeat, ReportRow, RosterRow } from '@skillcert/api-client';

/** A scan by a device. */
type DeviceScan = ReportRow['conflicts'][number]['first'];

/** A conflict: the admissions by two devices, the earlier one first, whichever was known first. */
export interface ScanPair {
  readonly id: string;
  /** The seat in the sitting into which both let the person, if there is one. */
  readonly seat: DoorSeat | undefined;
  readonly scans: readonly DeviceScan[];
}

const seatIn = ({ seats }: RosterRow, sitting_id: number | null) =>
  seats.find((seat) => seat.sitting_id === sitting_id);

/** The conflicts of a person, each with the words of both devices. */
export const pairsOf = (row: RosterRow): readonly ScanPair[] =>
  row.conflicts.map(({ event_id, sitting_id, first, scanned_at, device }) => ({
    id: String(event_id),
    seat: seatIn(row, sitting_id),
    scans: [first, { scanned_at, device }].toSorted((one, other) =>
      one.scanned_at.localeCompare(other.scanned_at),
    ),
  }));

/** An admission of a person, with the seat in its sitting, if there is one. */
interface Admission extends DeviceScan {
  readonly seat: DoorSeat | undefined;
}

/** Everything that goes when the admission of a person is taken back: what the door recorded, in each sitting. */
export const takenBackOf = ({ seats, admitted_at, device }: RosterRow): readonly Admission[] => {
  const marked = seats.flatMap((seat) =>
    seat.marked_at && seat.device ? [{ seat, scanned_at: seat.marked_at, device: seat.device }] : [],
  );
  if (marked.length > 0 || !admitted_at || !device) return marked;
  return [{ seat: undefined, scanned_at: admitted_at, device }];
};
