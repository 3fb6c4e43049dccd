import { z } from 'zod';

const pieces = z.custom<AsyncIterable<Uint8Array>>((value) => Symbol.asyncIterator in Object(value));

/**
 * A file that is sent while it is read: whole, or the part requested with `Range`. A player in the page requests
 * parts by itself.
 */
export const studyStream = z.object({
  media_type: z.enum(['application/pdf', 'video/mp4']),
  /** Of the whole file. */
  size: z.int(),
  /** Distinguishes the files of a unit. */
  etag: z.string(),
  /**
   * The first and last byte sent; `null` for the whole file, `unsatisfiable` if the requested range is outside the
   * file.
   */
  range: z.object({ from: z.int(), to: z.int() }).nullable().or(z.literal('unsatisfiable')),
  pieces,
});
export type StudyStream = z.infer<typeof studyStream>;

/** An example of a whole file. */
export const exampleStream: StudyStream = {
  media_type: 'application/pdf',
  size: 5,
  etag: '"180143985107801"',
  range: null,
  pieces: (async function* () {
    yield new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d]);
  })(),
};
