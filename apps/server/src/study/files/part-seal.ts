import { studyLimits } from '@skillcert/core';

interface Part {
  readonly file_id: number;
  readonly part_no: number;
}

/** What the seal of a part is bound to: its file and its place in it, so that no other part stands for it. */
export const partSeal = ({ file_id, part_no }: Part): string => `study_file:${file_id}:${part_no}`;

/** How many parts a file of so many bytes has. */
export const partsOf = (size: number): number => Math.ceil(size / studyLimits.part_bytes);
