const decoder = new TextDecoder('gb18030');

/** The characters of two bytes, which is nearly all that people write. */
const twoBytes = new Map<string, readonly [number, number]>();
for (let lead = 0x81; lead <= 0xfe; lead += 1)
  for (let trail = 0x40; trail <= 0xfe; trail += 1)
    if (trail !== 0x7f) twoBytes.set(decoder.decode(Uint8Array.of(lead, trail)), [lead, trail]);

/** Where the characters beyond the first 65,536 begin among those of four bytes. */
const supplementary = 189_000 - 0x10000;

const fourBytes = (point: number): number[] => {
  const at = point + supplementary;
  return [
    0x81 + Math.floor(at / 12_600),
    0x30 + (Math.floor(at / 1_260) % 10),
    0x81 + (Math.floor(at / 10) % 126),
    0x30 + (at % 10),
  ];
};

/** Text as Chinese spreadsheets write it, which Node can read and not write. */
export const encodeGb18030 = (text: string): Buffer =>
  Buffer.from(
    [...text].flatMap((character) => {
      const point = character.codePointAt(0) ?? 0;
      if (point < 0x80) return [point];
      return point > 0xffff ? fourBytes(point) : [...(twoBytes.get(character) ?? [])];
    }),
  );
