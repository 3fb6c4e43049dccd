import { limits, studyLimits } from '@skillcert/core';
import { z } from 'zod';
import { signUpDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id, requiredLine } from '../fields.js';
import { studyFile, studyUnitExamples } from './study-unit-record.js';

const { row, file } = studyUnitExamples;

/**
 * Takes one part of the file of a unit, 256 KiB each and the last one the rest, in order: a PDF, or a video as MP4,
 * as its first bytes show. `upload_key` is made anew for each file; a repeated part is stored once. With the last
 * part the file replaces the previous one; a unit that required more minutes than its new video has requires those.
 * A page that gets `state_changed` sends the file from its beginning.
 */
export const uploadStudyFile = endpoint('study/uploadStudyFile', {
  summary: 'Send the file of a course unit, part by part',
  input: z.strictObject({
    class_id: z.coerce.number().pipe(id),
    study_unit_id: z.coerce.number().pipe(id),
    upload_key: z.string().regex(/^[\x21-\x7e]{8,64}$/, 'invalid'),
    title: requiredLine(limits.file_title_length_max),
    /** Of the whole file. */
    size: z.coerce.number().int().min(1).max(studyLimits.video_bytes_max, 'too_big'),
    /** From 0. */
    part_no: z.coerce.number().int().min(0),
  }),
  /** The number of parts from the beginning on, and the file once it is complete. */
  output: z.object({ parts: z.int(), file: studyFile.nullable() }),
  access: signUpDesk,
  writes: 'study',
  body: 'bytes',
  refuses: [
    'not_found',
    'transition_refused',
    'state_changed',
    'study_file_refused',
    'too_large',
    'too_many',
  ],
  example: {
    input: {
      class_id: row.class_id,
      study_unit_id: row.study_unit_id,
      upload_key: 'Vb3x8Jq2LmT0',
      title: file.title,
      size: file.size,
      part_no: 0,
    },
    output: { parts: 1, file },
  },
});
