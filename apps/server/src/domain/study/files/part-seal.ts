import { studyLimits } from '@skillcert/core';

interface Part {
  readonly file_id: number;
  readonly part_no: number;
}

/** The context that seals a part: its file and its place in it, so that no other part can replace it. */
export const partSeal = ({ file_id, part_no }: Part): string => `study_file:${file_id}:${part_no}`;

/** The number of parts of a file of this size. */
export const partsOf = (size: number): number => Math.ceil(size / studyLimits.part_bytes);
