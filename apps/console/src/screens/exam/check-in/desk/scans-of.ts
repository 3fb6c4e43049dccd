import type { ReportRow } from '@skillcert/api-client';

/** The devices that admitted a person and the times: the first one, then the others. */
export const scansOf = ({ admitted_at, device, conflicts }: ReportRow) => [
  ...(admitted_at && device ? [{ at: admitted_at, device, id: 'first' }] : []),
  ...conflicts.map(({ event_id, scanned_at, device: other }) => ({
    at: scanned_at,
    device: other,
    id: String(event_id),
  })),
];
