import { describe, expect, it } from 'vitest';
import { matchPhotos } from './match-photos.js';
import type { PhotoRow } from './photo-row.js';

const row = (row_no: number, name: string, id_card: string, more: Partial<PhotoRow> = {}): PhotoRow => ({
  row_no,
  name,
  id_card,
  said: '',
  number: '',
  ...more,
});

const wang = row(2, '王芳', '11010519491231002X');
const li = row(3, '阿不都·热合曼', '440524188001010014');
const garcia = row(4, 'José García', 'E12345678');

describe('matchPhotos', () => {
  it.each([
    '11010519491231002X.jpg',
    '11010519491231002x.JPEG',
    '１１０１０５１９４９１２３１００２Ｘ.png',
    '王芳.JPG',
    '王芳.jpg.jpg',
    '王芳11010519491231002X.webp',
    '11010519491231002X-王芳.jpg',
    '王芳_11010519491231002X.jpg',
    '王芳+11010519491231002X.jpg',
    '王 芳（11010519491231002X）.jpg',
    '一班/王芳 (1).jpg',
    '王芳 - 副本.jpg',
    '03-王芳.jpg',
    '王芳12.jpg',
    '证件照_王芳_11010519491231002X_白底.jpg',
    '王芳.heic',
    '王芳(1).jpg',
    '王芳【2】.Jpeg',
    '王芳.JPG.png',
    '110105 19491231 002X.jpg',
    '王芳 110105 19491231 002x 白底.jpeg',
    '110105-19491231-002X 王芳.jpg',
    '王芳-证件照.jpg',
    '王芳一寸照片.jpg',
    '照片_王芳 (1).JPG',
    '王芳/照片.jpg',
    '王芳/微信图片_20261101.jpg',
    '照片/11010519491231002X/IMG_2041.jpg',
    '王芳 11010519491231002X/1.jpg',
  ])('knows whose %s is', (file) => {
    expect(matchPhotos([file], [wang, li])).toEqual({ of: new Map([[2, { file }]]), left: [] });
  });

  it('reads names with other separators, and composed otherwise', () => {
    const files = ['阿不都_热合曼.jpg', 'jose\u0301-garci\u0301a e12345678.JPG'];
    const { of, left } = matchPhotos(files, [wang, li, garcia]);
    expect(left).toEqual([]);
    expect([...of.keys()]).toEqual([3, 4]);
  });

  it('goes by the number of the sheet, filled up or not, with a name that is its own', () => {
    const rows = [
      { ...wang, number: '7' },
      { ...li, number: '12' },
    ];
    expect([...matchPhotos(['007.jpg', '12-阿不都·热合曼.jpg'], rows).of.keys()]).toEqual([2, 3]);
    expect(matchPhotos(['12-王芳.jpg'], rows)).toEqual({
      of: new Map(),
      left: [{ file: '12-王芳.jpg', why: 'nobody' }],
    });
  });

  it('does not guess between two of one name, nor where number and name are of different people', () => {
    const other = row(5, '王芳', '110105198001010011');
    const files = ['王芳.jpg', '王芳110105198001010011.jpg', '阿不都热合曼-11010519491231002X.jpg'];
    const { of, left } = matchPhotos(files, [wang, other]);
    expect([...of]).toEqual([
      [2, { file: files[2] }],
      [5, { file: files[1] }],
    ]);
    expect(left).toEqual([{ file: '王芳.jpg', why: 'several' }]);
    expect(matchPhotos(['王芳.jpg'], [wang, other]).of.get(2)).toEqual({ fault: 'several' });
    expect(
      matchPhotos(['阿不都·热合曼 110105198001010011.jpg', '王芳-440524188001010014.jpg'], [wang, li]).left,
    ).toEqual([
      { file: '阿不都·热合曼 110105198001010011.jpg', why: 'nobody' },
      { file: '王芳-440524188001010014.jpg', why: 'several' },
    ]);
  });

  it('reports files that occur twice, and files that are no picture', () => {
    const files = ['王芳.jpg', '11010519491231002X.png', '名单.xlsx', 'IMG_0001.jpg'];
    expect(matchPhotos(files, [wang])).toEqual({
      of: new Map([[2, { fault: 'twice' }]]),
      left: [
        { file: '名单.xlsx', why: 'not_picture' },
        { file: 'IMG_0001.jpg', why: 'nobody' },
        { file: '王芳.jpg', why: 'twice' },
        { file: '11010519491231002X.png', why: 'twice' },
      ],
    });
  });

  it('prefers the file that the sheet names to a match by file name', () => {
    const rows = [
      { ...wang, said: 'IMG_0001' },
      { ...li, said: 'gone.jpg' },
    ];
    const { of, left } = matchPhotos(['a/img_0001.JPG', '王芳.jpg', '阿不都·热合曼.jpg'], rows);
    expect([...of]).toEqual([[2, { file: 'a/img_0001.JPG' }]]);
    // A file beside one that is missing is not a second.
    expect(left.map(({ why }) => why)).toEqual(['twice', 'other_said']);
    expect(
      matchPhotos(
        ['王芳.jpg'],
        [
          { ...wang, said: 'gone.jpg' },
          { ...wang, row_no: 5 },
        ],
      ),
    ).toEqual({
      of: new Map([[5, { file: '王芳.jpg' }]]),
      left: [],
    });
  });

  it('takes no folder that is a number for a person, and none where the file is called after somebody', () => {
    const rows = [{ ...wang, number: '7' }, li];
    const files = ['7/IMG_1.jpg', '王芳/李明.png', '王芳/阿不都热合曼.jpg', '李明/2.png'];
    expect(matchPhotos(files, rows)).toEqual({
      of: new Map([[3, { file: '王芳/阿不都热合曼.jpg' }]]),
      left: [files[0], files[1], files[3]].map((file) => ({ file, why: 'nobody' })),
    });
    expect(matchPhotos(['王芳/2.jpg'], [wang, { ...li, number: '2' }]).left).toEqual([
      { file: '王芳/2.jpg', why: 'several' },
    ]);
  });

  it.each([
    '有',
    '无',
    '√',
    '✓',
    '✔',
    '是',
    '否',
    '已交',
    '已提交',
    '未交',
    'Y',
    'yes',
    '1',
    'x',
    '-',
    '/',
    '见附件',
    '嵌入',
    '=DISPIMG("ID_4F2A",1)',
    '#NAME?',
    'TRUE',
    '图片 1',
    '[图片]',
    '2026-11-01',
    '2026年11月1日已交',
    '20261101',
    '01/11/2026',
    '共12张',
    '12 张',
    '照片12枚',
    '35寸',
  ])('takes the word %s of a column of photos for no file, and goes by the names of the files', (said) => {
    expect(matchPhotos(['王芳.jpg', '有.txt'], [{ ...wang, said }, li])).toMatchObject({
      of: new Map([[2, { file: '王芳.jpg' }]]),
      left: [{ file: '有.txt', why: 'not_picture' }],
    });
  });

  it('takes what names a file for one, also without its end and where it is missing', () => {
    const files = ['1.jpg', '王芳.jpg', '李四.png'];
    const rows = [
      { ...wang, said: '1' },
      { ...li, said: '李四.png' },
    ];
    expect([...matchPhotos(files, rows).of]).toEqual([
      [2, { file: '1.jpg' }],
      [3, { file: '李四.png' }],
    ]);
    // A file that is named with its end is meant, for any names of the others.
    expect([...matchPhotos(['王芳.jpg'], [{ ...wang, said: '缺.jpg' }]).of]).toEqual([]);
    for (const name of ['IMG_0007', '20261101_091211', '12张伟', '1寸 0007'])
      expect([name, ...matchPhotos(['王芳.jpg'], [{ ...wang, said: name }]).of]).toEqual([name]);
  });

  it('does not guess where different people have the same word or the same file', () => {
    const ticked = [
      { ...wang, said: '1' },
      { ...li, said: '1' },
    ];
    expect([...matchPhotos(['1.jpg', '王芳.jpg'], ticked).of]).toEqual([[2, { file: '王芳.jpg' }]]);
    const copied = ticked.map((each) => ({ ...each, said: '王芳.jpg' }));
    expect(matchPhotos(['王芳.jpg'], copied)).toEqual({
      of: new Map([
        [2, { fault: 'several' }],
        [3, { fault: 'several' }],
      ]),
      left: [{ file: '王芳.jpg', why: 'several' }],
    });
  });

  it('knows a phone beside a name or alone, and goes by neither where they are of different people', () => {
    const people = [
      { ...wang, phone: '13800138000' },
      { ...li, phone: '13900139000' },
    ];
    for (const file of [
      '王芳13800138000.jpg',
      '13800138000.JPG',
      '13800138000王芳.jpeg',
      '王芳-138 0013 8000.jpg',
    ])
      expect([file, [...matchPhotos([file], people).of]]).toEqual([file, [[2, { file }]]]);
    expect(matchPhotos(['王芳13900139000.jpg'], people).of.get(2)).not.toHaveProperty('file');
    expect(matchPhotos(['王芳13900139000.jpg'], people).of.get(3)).not.toHaveProperty('file');
    // Two people of one name are told apart by it.
    const other = row(5, '王芳', '110105198001010011', { phone: '13700137000' });
    expect([...matchPhotos(['王芳13700137000.jpg'], [people[0] ?? wang, other]).of]).toEqual([
      [5, { file: '王芳13700137000.jpg' }],
    ]);
  });

  it.each([
    '110105199003078515张伟.JPG',
    '01_张伟.jpeg',
    '张伟110105199003078515.png',
    '1、张伟.jpg',
    '三班 张伟13800138000 蓝底.jpg',
  ])('knows whose %s is', (file) => {
    const zhang = row(2, '张伟', '110105199003078515', { phone: '13800138000' });
    expect([...matchPhotos([file], [zhang, li]).of]).toEqual([[2, { file }]]);
  });

  it('gives the rows of one identity the same photo', () => {
    const file = '王芳.jpg';
    expect([...matchPhotos([file], [wang, { ...wang, row_no: 9 }]).of.keys()]).toEqual([2, 9]);
  });

  it('knows a name with the last digits of the document or the phone, an X too, and who of two namesakes is meant', () => {
    const other = row(5, '王芳', '310101199003071046', { phone: '13800001234' });
    const files = ['王芳-002X.jpg', '一班/王芳-1046.jpg', '热合曼-1.png', '阿不都·热合曼0014.png'];
    const { of } = matchPhotos(files, [wang, li, other]);
    expect([...of]).toEqual([
      [2, { file: '王芳-002X.jpg' }],
      [3, { file: '阿不都·热合曼0014.png' }],
      [5, { file: '一班/王芳-1046.jpg' }],
    ]);
    for (const file of ['1234王芳.jpg', '071046 王芳.jpg', '王芳（1046）.jpg'])
      expect([...matchPhotos([file], [wang, other]).of]).toEqual([[5, { file }]]);
    expect(matchPhotos(['王芳-898X.jpg'], [wang, other]).left).toEqual([
      { file: '王芳-898X.jpg', why: 'nobody' },
    ]);
    expect(matchPhotos(['王芳-9999.jpg'], [wang, other]).left).toMatchObject([{ why: 'several' }]);
    expect([...matchPhotos(['王芳-002x.jpg'], [{ ...wang, number: '1' }]).of.keys()]).toEqual([2]);
  });

  it('knows a name of Han characters with blanks in it', () => {
    const spread = row(6, '武　轩洋', '310101199003073041');
    for (const file of ['武轩洋.jpg', '武 轩洋-3041.jpg'])
      expect([...matchPhotos([file], [spread]).of.keys()]).toEqual([6]);
  });
});
