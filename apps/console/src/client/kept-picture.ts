/** The id of a unit's picture that is stored here, by its `pi_qr`; undefined for an address elsewhere and for none. */
export const keptPicture = (pi_qr: string): number | undefined =>
  Number(/^\/api\/user\/fetchUnitQr\?file_id=(\d+)$/.exec(pi_qr)?.[1]) || undefined;
