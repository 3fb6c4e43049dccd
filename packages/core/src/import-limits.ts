/**
 * The limits of an import of candidates: its size, its parts, and how long uploads are kept. It has its own
 * file because few pages need it.
 */
export const importLimits = {
  sheet_bytes_max: 5_242_880,
  /** Of everything in a sheet's file together, once unpacked. */
  unpacked_bytes_max: 67_108_864,
  rows_max: 10_000,
  columns_max: 60,
  /** Characters of one cell. */
  cell_max: 500,
  photos_bytes_max: 524_288_000,
  photos_max: 12_000,
  /** An archive of photos is uploaded and stored in parts of this size. */
  part_bytes: 2_097_152,
  imports_per_hour: 30,
  parts_per_hour: 2_000,
  kept_days: 7,
} as const;
