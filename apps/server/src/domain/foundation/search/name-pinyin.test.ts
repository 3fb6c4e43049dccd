import { describe, expect, it } from 'vitest';
import { namePinyin, pinyinKey } from './name-pinyin.js';

describe('the pinyin of a name', () => {
  it('has every part of two syllables or more, and their first letters', () => {
    expect(namePinyin('李晓明').toSorted()).toEqual(
      ['lixiao', 'lx', 'lixiaoming', 'lxm', 'xiaoming', 'xm'].toSorted(),
    );
    expect(namePinyin('欧阳诗雅')).toEqual(
      expect.arrayContaining(['ouyangshiya', 'oysy', 'shiya', 'yangshi']),
    );
    expect(namePinyin('欧阳诗雅')).not.toContain('yang');
  });

  it.each([
    ['单晓明', 'shanxiaoming', 'danxiaoming'],
    ['曾晓明', 'zengxiaoming', 'cengxiaoming'],
  ])('has every reading of %s, the surname read as one', (name, likely, other) => {
    const spelled = namePinyin(name);
    expect(spelled).toEqual(expect.arrayContaining([likely, other]));
    expect(spelled.indexOf(likely)).toBeLessThan(spelled.indexOf(other));
  });

  it('writes ü as v, and is asked for it either way', () => {
    expect(namePinyin('吕宁')).toContain('lvning');
    expect(pinyinKey('Lü Ning')).toBe('lvning');
  });

  it('has the one syllable of a name of one, nothing of other scripts, and passes over what nobody reads', () => {
    expect(namePinyin('李')).toEqual(['li']);
    expect(namePinyin('John Smith')).toEqual([]);
    expect(namePinyin('')).toEqual([]);
    expect(namePinyin('李·晓 John')).toEqual(namePinyin('李晓'));
  });

  it('stays small, however long a name is', () => {
    expect(namePinyin('单曾乐长重行'.repeat(8)).length).toBeLessThan(500);
  });
});

describe('a search by pinyin', () => {
  it.each([
    ['li xiaoming', 'lixiaoming'],
    ["Xi'an", 'xian'],
    ['LXM', 'lxm'],
  ])('is of %s the letters %s', (search, key) => {
    expect(pinyinKey(search)).toBe(key);
  });

  it.each(['l', '李', '李xm', 'lxm1', 'josé', ''])('is none of %s', (search) => {
    expect(pinyinKey(search)).toBeUndefined();
  });
});
