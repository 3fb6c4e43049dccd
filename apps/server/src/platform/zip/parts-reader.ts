import { Readable } from 'node:stream';
import yauzl from 'yauzl';

const kept = 2;

interface Parts {
  /** Bytes of each part but the last. */
  readonly part_bytes: number;
  readonly readPart: (part_no: number) => Promise<Buffer>;
}

/** Reads an archive that is kept in sealed parts, of which never more than two are open at once. */
export class PartsReader extends yauzl.RandomAccessReader {
  /** Why a part could not be read: then nothing is known of the archive itself. */
  failure: unknown;
  readonly #parts: Parts;
  readonly #open = new Map<number, Buffer>();

  constructor(parts: Parts) {
    super();
    this.#parts = parts;
  }

  async #part(part_no: number): Promise<Buffer> {
    const known = this.#open.get(part_no);
    if (known) return known;
    const bytes = await this.#parts.readPart(part_no);
    const [oldest] = this.#open.keys();
    if (this.#open.size >= kept && oldest !== undefined) this.#open.delete(oldest);
    this.#open.set(part_no, bytes);
    return bytes;
  }

  async *#pieces(start: number, end: number): AsyncGenerator<Buffer> {
    try {
      const { part_bytes } = this.#parts;
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

  async #copy(buffer: Buffer, offset: number, [start, end]: readonly [number, number]): Promise<void> {
    let at = offset;
    for await (const piece of this.#pieces(start, end)) {
      piece.copy(buffer, at);
      at += piece.length;
    }
  }

  /** A directory is read in two small pieces for each file: a stream for each of them would cost ten times as much. */
  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.#copy(buffer, offset, [position, position + length]).then(() => callback(null), callback);
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#pieces(start, end), { objectMode: false });
  }

  /** Runs what reads the archive; where a part could not be read, that is what is thrown. */
  readonly orFailure = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      throw this.failure ?? error;
    }
  };
}
