const box = (name: string, ...parts: readonly Buffer[]): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + parts.reduce((sum, { length }) => sum + length, 0), 0);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, ...parts]);
};

interface FilmOptions {
  /** The declared length. */
  readonly seconds?: number;
  /** Of the whole file, in bytes. */
  readonly size?: number;
  readonly brand?: string;
  /** The place of the length: at the beginning, at the end, or, as in a recording in pieces, in a box of its own. */
  readonly head?: 'first' | 'last' | 'fragments';
  /** Whether moments and lengths are of eight bytes. */
  readonly long?: boolean;
}

const hertz = 1_000;

/** The parts of an MP4 that the server reads: its type, its length, and bytes. */
export const newFilm = ({
  seconds = 600,
  size = 400,
  brand = 'isom',
  head = 'first',
  long = false,
}: FilmOptions = {}): Buffer => {
  const kind = Buffer.alloc(16, 0x20);
  kind.write(brand, 0, 'latin1');
  const ticks = (of: number) => {
    const bytes = Buffer.alloc(long ? 8 : 4);
    if (long) bytes.writeBigUInt64BE(BigInt(of));
    else bytes.writeUInt32BE(of);
    return bytes;
  };
  const scale = Buffer.alloc(4);
  scale.writeUInt32BE(hertz);
  const version = Buffer.from([long ? 1 : 0, 0, 0, 0]);
  const total = ticks(Math.round(seconds * hertz));
  const said = head === 'fragments' ? ticks(0) : total;
  const about = box('mvhd', version, ticks(0), ticks(0), scale, said, Buffer.alloc(80));
  const extended = head === 'fragments' ? [box('mvex', box('mehd', version, total))] : [];
  const film = box('moov', about, ...extended);
  const start = box('ftyp', kind);
  const bytes = box('mdat', Buffer.alloc(Math.max(0, size - start.length - film.length - 8), 0x20));
  return Buffer.concat(head === 'last' ? [start, bytes, film] : [start, film, bytes]);
};
