import { limits } from '@skillcert/core';
import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { reportExamples } from '../check-in/report-record.js';

/**
 * Small photos of the expected candidates, for a device that compares them with the person at the door. Photos of
 * nobody expected are left out; while the class takes no check-ins there are none.
 */
export const fetchDoorPhotos = endpoint('ticket/fetchDoorPhotos', {
  summary: 'Small photos of those who are expected at the door',
  input: z.strictObject({
    class_id: id,
    photo_ids: z.array(id).min(1, 'required').max(limits.door_photos_at_once, 'too_long'),
  }),
  output: z.object({
    /** JPEG in base64, 240 pixels high. */
    photos: z.array(z.object({ photo_id: id, jpeg: z.string() })),
  }),
  access: examDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: reportExamples.row.class_id, photo_ids: [180143985097001] },
    output: { photos: [{ photo_id: 180143985097001, jpeg: '/9j/' }] },
  },
});
