import type { ReportRow } from '@skillcert/api-client';

/** Which devices let somebody in and when: the first one, then those that did so too. */
export const scansOf = ({ admitted_at, device, conflicts }: ReportRow) => [
  ...(admitted_at && device ? [{ at: admitted_at, device, id: 'first' }] : []),
  ...conflicts.map(({ event_id, scanned_at, device: other }) => ({
    at: scanned_at,
    device: other,
    id: String(event_id),
  })),
];
