const ascii = (text: string): number[] => Array.from(text, (sign) => sign.charCodeAt(0));
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);
const u16 = (value: number): number[] => [(value >>> 8) & 255, value & 255];
const u32 = (value: number): number[] => [...u16(value >>> 16), ...u16(value & 65_535)];

const box = (name: string, ...parts: readonly number[][]): number[] => {
  const content = parts.flat();
  return [...u32(content.length + 8), ...ascii(name), ...content];
};

/** A box with a version, 0, and flags. */
const fullBox = (name: string, flags: number, ...parts: readonly number[][]): number[] =>
  box(name, u32(flags), ...parts);

const hertz = 48_000;
/** An Opus packet of 20 milliseconds of silence. */
const silence = [0xf8, 0xff, 0xfe];
const packetTicks = 960;

const unmoved = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].flatMap(u32);

const track = (packets: number, at: number): number[] => {
  const ticks = packets * packetTicks;
  const opus = box(
    'Opus',
    [...zeros(6), ...u16(1), ...zeros(8), ...u16(1), ...u16(16), ...zeros(4), ...u32(hertz * 65_536)],
    box('dOps', [0, 1, ...u16(312), ...u32(hertz), ...u16(0), 0]),
  );
  const table = box(
    'stbl',
    fullBox('stsd', 0, u32(1), opus),
    fullBox('stts', 0, u32(1), u32(packets), u32(packetTicks)),
    fullBox('stsc', 0, u32(1), u32(1), u32(packets), u32(1)),
    fullBox('stsz', 0, u32(silence.length), u32(packets)),
    fullBox('stco', 0, u32(1), u32(at)),
  );
  const looks = [zeros(12), u16(256), zeros(2), unmoved, zeros(8)];
  const here = fullBox('dref', 0, u32(1), fullBox('url ', 1));
  return box(
    'trak',
    fullBox('tkhd', 7, zeros(8), u32(1), zeros(4), u32(ticks), ...looks),
    box(
      'mdia',
      fullBox('mdhd', 0, zeros(8), u32(hertz), u32(ticks), u16(0x55c4), zeros(2)),
      fullBox('hdlr', 0, zeros(4), ascii('soun'), zeros(13)),
      box('minf', fullBox('smhd', 0, zeros(4)), box('dinf', here), table),
    ),
  );
};

/**
 * An MP4 with the given silent seconds and no picture, made by hand: it is small, every Chromium plays it, and one
 * can seek in it. For stories and tests.
 */
export const sampleVideo = (seconds = 60): Uint8Array<ArrayBuffer> => {
  const packets = seconds * 50;
  const kind = box('ftyp', ascii('isom'), u32(512), ascii('isomiso2mp41'));
  const about = (at: number) => {
    const head = [zeros(8), u32(hertz), u32(packets * packetTicks), u32(0x10000), u16(256), zeros(10)];
    return box('moov', fullBox('mvhd', 0, ...head, unmoved, zeros(24), u32(2)), track(packets, at));
  };
  const at = kind.length + about(0).length + 8;
  const sound = box('mdat', Array.from({ length: packets }, () => silence).flat());
  return new Uint8Array([...kind, ...about(at), ...sound]);
};
