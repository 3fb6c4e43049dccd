import { describe, expect, it } from 'vitest';
import { chineseAddress, type Place, withPart } from './address-schema.js';
import { type Fetched, levelsOf } from './place-levels.js';
import { samplePlaces } from './sample-places.js';

const names = ['province', 'city', 'district'];
const shanghai = { province: '310000', city: '310100', district: '310104', street: '中山西路 1 号' };

describe('withPart', () => {
  it('takes away the places below the one that changed, and nothing that was typed', () => {
    expect(withPart(shanghai, chineseAddress, 'province', '440000')).toEqual({
      province: '440000',
      city: '',
      district: '',
      street: '中山西路 1 号',
    });
  });

  it.each([
    ['province', '310000', 'the same place again'],
    ['district', '310101', 'the last level'],
    ['street', '淮海中路', 'a typed part'],
  ])('keeps all other parts when %s becomes %s: %s', (name, text) => {
    expect(withPart(shanghai, chineseAddress, name, text)).toEqual({ ...shanghai, [name]: text });
  });
});

describe('levelsOf', () => {
  const states = (address: Record<string, string>, source: Partial<Parameters<typeof levelsOf>[2]> = {}) =>
    levelsOf(names, address, { places: samplePlaces, asks: false, fetched: new Map(), ...source }).map(
      (level) => level.state,
    );

  it.each<[Record<string, string>, string[], string]>([
    [{}, ['ready', 'waiting', 'waiting'], 'nothing is chosen'],
    [{ province: '440000' }, ['ready', 'ready', 'waiting'], 'a province is'],
    [{ province: '440000', city: '440100' }, ['ready', 'ready', 'ready'], 'a city is'],
    [{ province: '440000', city: '441900' }, ['ready', 'ready', 'none'], 'the city has no districts'],
    [{ province: '999999' }, ['ready', 'none', 'waiting'], 'the province is not known'],
  ])('of %j are %j: %s', (address, expected) => {
    expect(states(address)).toEqual(expected);
  });

  it('asks for what did not come with its place, for all levels at once', () => {
    const places: Place[] = [{ value: '310000', label: '上海市' }];
    const address = { province: '310000', city: '310100' };
    expect(states(address, { places, asks: true })).toEqual(['ready', 'loading', 'loading']);
    const fetched = new Map<string, Fetched>([
      ['310000', [{ value: '310100', label: '上海市' }]],
      ['310000\n310100', 'failed'],
    ]);
    expect(states(address, { places, asks: true, fetched })).toEqual(['ready', 'ready', 'failed']);
    expect(states({}, { places: undefined, asks: true })).toEqual(['loading', 'waiting', 'waiting']);
  });
});
