import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { pathsOf } from './entry-paths.js';

const system = { windows: 20, unix: (3 << 8) | 20, windowsNt: (10 << 8) | 20 } as const;

interface Name {
  readonly bytes: Buffer;
  readonly by?: keyof typeof system;
  readonly flag?: number;
  /** The name once more, in UTF-8, and of which bytes. */
  readonly again?: readonly [text: string, of: Buffer];
}

const field = (text: string, of: Buffer) => {
  const data = Buffer.concat([Buffer.from([1, 0, 0, 0, 0]), Buffer.from(text)]);
  data.writeUInt32LE(crc32(of), 1);
  return [{ id: 0x7075, data }];
};

const read = (...names: readonly Name[]) => {
  const entries = names.map(({ bytes, by = 'windows', flag = 0, again }) => ({
    fileNameRaw: bytes,
    generalPurposeBitFlag: flag,
    versionMadeBy: system[by],
    extraFields: again ? field(...again) : [],
  }));
  return entries.map(pathsOf(entries)).map((path) => path.join(' / '));
};

const ascii = { bytes: Buffer.from('a\\IMG (1).JPG') };
// 王芳.jpg and 郑伟.jpg as Chinese Windows writes them; the second is Hebrew and Greek in UTF-8.
const wang = { bytes: Buffer.from('cdf5b7bc2e6a7067', 'hex') };
const zheng = { bytes: Buffer.from('d6a3ceb02e6a7067', 'hex') };
const utf8 = (text: string, more: Partial<Name> = {}) => ({ bytes: Buffer.from(text), ...more });

it('reads names of Chinese Windows, the short ones too', () => {
  expect(read(wang, zheng, ascii)).toEqual(['王芳.jpg', '郑伟.jpg', 'a / IMG (1).JPG']);
  expect(read(zheng, ascii)).toEqual(['郑伟.jpg', 'a / IMG (1).JPG']);
  expect(read({ ...zheng, by: 'windowsNt' })).toEqual(['郑伟.jpg']);
});

it('reads names in UTF-8, whether an archive says so or not', () => {
  expect(read(utf8('照片/王芳.jpg'), utf8('José.jpg'))).toEqual(['照片 / 王芳.jpg', 'José.jpg']);
  expect(read(utf8('Jose\u0301.jpg', { by: 'unix' }))).toEqual(['Jose\u0301.jpg']);
  expect(read(utf8('José.jpg', { flag: 0x800 }), wang)).toEqual(['José.jpg', '王芳.jpg']);
});

it('takes a name that is there in UTF-8 as well, unless it belongs to another', () => {
  expect(read({ ...zheng, by: 'unix', again: ['郑伟.jpg', zheng.bytes] })).toEqual(['郑伟.jpg']);
  expect(read({ ...wang, again: ['郑伟.jpg', zheng.bytes] })).toEqual(['王芳.jpg']);
});
