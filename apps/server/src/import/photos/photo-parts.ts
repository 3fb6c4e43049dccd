import { Readable } from 'node:stream';
import { importLimits } from '@skillcert/core';
import type { Kysely } from 'kysely';
import yauzl from 'yauzl';
import type { Keyring } from '../../crypto/keyring.js';
import type { Database } from '../../store/database.js';

/** What the seal of a part is bound to. */
export const partSeal = 'import_part';

interface Place {
  readonly class_id: number;
  readonly import_id: number;
}

const kept = 2;

/** Reads an archive that is kept in sealed parts, of which never more than two are open at once. */
export class PhotoParts extends yauzl.RandomAccessReader {
  /** Why a part could not be read: then nothing is known of the archive itself. */
  failure: unknown;
  readonly #db: Kysely<Database>;
  readonly #keyring: Keyring;
  readonly #place: Place;
  readonly #open = new Map<number, Buffer>();

  constructor(db: Kysely<Database>, keyring: Keyring, place: Place) {
    super();
    this.#db = db;
    this.#keyring = keyring;
    this.#place = place;
  }

  async #part(part_no: number): Promise<Buffer> {
    const known = this.#open.get(part_no);
    if (known) return known;
    const { bytes_enc } = await this.#db
      .selectFrom('import_part')
      .select('bytes_enc')
      .where('class_id', '=', this.#place.class_id)
      .where('import_id', '=', this.#place.import_id)
      .where('part_no', '=', part_no)
      .executeTakeFirstOrThrow();
    const bytes = this.#keyring.openBytes(partSeal, bytes_enc);
    const [oldest] = this.#open.keys();
    if (this.#open.size >= kept && oldest !== undefined) this.#open.delete(oldest);
    this.#open.set(part_no, bytes);
    return bytes;
  }

  async *#pieces(start: number, end: number): AsyncGenerator<Buffer> {
    try {
      const { part_bytes } = importLimits;
      for (let at = start; at < end; ) {
        const part_no = Math.floor(at / part_bytes);
        const from = part_no * part_bytes;
        const upTo = Math.min(end, from + part_bytes);
        const part = await this.#part(part_no);
        yield part.subarray(at - from, upTo - from);
        at = upTo;
      }
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#pieces(start, end), { objectMode: false });
  }
}
