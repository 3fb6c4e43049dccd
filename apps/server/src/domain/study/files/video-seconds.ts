/** Reads the given number of bytes of a file from a place on, fewer if it ends before. */
export type ReadAt = (from: number, count: number) => Promise<Buffer>;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** A box, and where its content lies (ISO/IEC 14496-12, 4.2). */
interface Box extends Span {
  readonly name: string;
}

const boxAt = async (readAt: ReadAt, { from, to }: Span): Promise<Box | undefined> => {
  const head = await readAt(from, 16);
  if (head.length < 8) return undefined;
  const name = head.toString('latin1', 4, 8);
  const short = head.readUInt32BE(0);
  // 1: the size follows the name. 0: the box is the last one.
  if (short === 1 && head.length < 16) return undefined;
  const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short || to - from;
  const header = short === 1 ? 16 : 8;
  return size < header ? undefined : { name, from: from + header, to: Math.min(to, from + size) };
};

/** More than a film has before the one that is looked for; a forged file has no end of them. */
const boxes_max = 100;

const findBox = async (readAt: ReadAt, name: string, { from, to }: Span): Promise<Box | undefined> => {
  let at = from;
  for (let tried = 0; tried < boxes_max && at < to; tried += 1) {
    const box = await boxAt(readAt, { from: at, to });
    if (!box || box.name === name) return box;
    at = box.to;
  }
  return undefined;
};

/** The values for a length that was unknown when the file was written, in four bytes and in eight. */
const unknown = [0, 0xffff_ffff, Number(0xffff_ffff_ffff_ffffn)];

/**
 * The length of an item by the head of a box, in the ticks of the film; version 1 has moments and lengths of eight
 * bytes.
 */
const ticksAt = (head: Buffer, at: { readonly short: number; readonly long: number }): number | undefined => {
  const isLong = head[0] === 1;
  if (head.length < (isLong ? at.long + 8 : at.short + 4)) return undefined;
  const ticks = isLong ? Number(head.readBigUInt64BE(at.long)) : head.readUInt32BE(at.short);
  return unknown.includes(ticks) ? undefined : ticks;
};

/** The length of a film whose fragments exceed the length at its beginning. */
const fragmentTicks = async (readAt: ReadAt, film: Span): Promise<number | undefined> => {
  const extended = await findBox(readAt, 'mvex', film);
  const head = extended && (await findBox(readAt, 'mehd', extended));
  return head && ticksAt(await readAt(head.from, 12), { short: 4, long: 4 });
};

/**
 * The length of an MP4 by its own statement, in completed whole seconds; undefined if it states none, or less than
 * one. Only the heads of its boxes are read, anywhere in the file.
 */
export const videoSeconds = async (readAt: ReadAt, size: number): Promise<number | undefined> => {
  const film = await findBox(readAt, 'moov', { from: 0, to: size });
  const box = film && (await findBox(readAt, 'mvhd', film));
  if (!box) return undefined;
  const head = await readAt(box.from, 32);
  const scaleAt = head[0] === 1 ? 20 : 12;
  if (head.length < scaleAt + 4) return undefined;
  const ticks = ticksAt(head, { short: 16, long: 24 }) ?? (await fragmentTicks(readAt, film));
  const seconds = Math.floor((ticks ?? 0) / head.readUInt32BE(scaleAt));
  return Number.isFinite(seconds) && seconds >= 1 ? seconds : undefined;
};
