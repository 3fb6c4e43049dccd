import { beforeEach, describe, expect, it } from 'vitest';
import { letGo } from '../state/let-go.js';
import { forgetHandedRows, handedRows, handRowsOn } from './handed-rows.js';

describe('the rows that a list passes on', () => {
  beforeEach(forgetHandedRows);

  it('reach the next screen of the same class, however often it looks', () => {
    handRowsOn(7, new Set(['11', '12']));
    expect([handedRows(7), handedRows(7)]).toEqual([
      ['11', '12'],
      ['11', '12'],
    ]);
  });

  it('are those that were passed on last, and stay as they were selected then', () => {
    handRowsOn(7, new Set(['11']));
    const selection = new Set(['12']);
    handRowsOn(7, selection);
    selection.add('13');
    expect(handedRows(7)).toEqual(['12']);
  });

  it('are empty in another class', () => {
    handRowsOn(7, new Set(['11']));
    expect(handedRows(8)).toEqual([]);
  });

  it('are gone once they were taken, and when another account comes', () => {
    handRowsOn(7, new Set(['11']));
    forgetHandedRows();
    expect(handedRows(7)).toEqual([]);
    handRowsOn(7, new Set(['11']));
    for (const forget of letGo) forget();
    expect(handedRows(7)).toEqual([]);
  });
});
