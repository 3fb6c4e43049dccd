import { describe, expect, it } from 'vitest';
import { amendmentLifecycle } from './amendment-lifecycle.js';
import { isOpenScore, type ScoreStatus, scoreLifecycle } from './score-lifecycle.js';

// The lifecycle "Score", copied by hand from its design, as far as ADR 0039 and ADR 0041 follow it, arrow by arrow.
const arrows = `
empty first_entry entered_once · empty confirm_absence agreed · entered_once confirm_absence agreed · agreed withdraw_absence empty · entered_once correct entered_once · entered_once withdraw empty
entered_once second_entry_same agreed · entered_once second_entry_differs conflict · conflict arbitrate agreed
agreed freeze frozen · frozen publish published · published publicity_end final · final publicity_goes_on published
frozen amend frozen · published amend published · frozen annul annulled · published annul annulled · final annul annulled`
  .split(/[·\n]/)
  .map((arrow) => arrow.trim())
  .filter(Boolean);

describe('the score lifecycle', () => {
  it('has exactly the arrows of the domain', () => {
    const table = scoreLifecycle.transitions.map(({ from, event, to }) => `${from} ${event} ${to}`);
    expect(table.toSorted()).toEqual(arrows.toSorted());
  });

  it('leads from no frozen score back to an open one', () => {
    const isState = (name: string): name is ScoreStatus => name in scoreLifecycle.states;
    expect(Object.keys(scoreLifecycle.states).filter((name) => isState(name) && isOpenScore(name))).toEqual([
      'empty',
      'entered_once',
      'conflict',
      'agreed',
    ]);
    const back = scoreLifecycle.transitions.filter(({ from, to }) => !isOpenScore(from) && isOpenScore(to));
    expect(back).toEqual([]);
  });

  it('takes two people, also to change a frozen score, and an uninvolved one to publish', () => {
    const needs = Object.fromEntries(scoreLifecycle.transitions.map((row) => [row.event, row.needs]));
    expect(needs).toMatchObject({
      second_entry_same: ['another_person'],
      second_entry_differs: ['another_person'],
      arbitrate: ['another_person', 'reason'],
      publish: ['uninvolved'],
      amend: ['another_person', 'reason'],
      annul: ['another_person', 'reason'],
    });
  });
});

describe('the lifecycle of an amendment', () => {
  it('is confirmed or refused by another person, and withdrawn by its own', () => {
    expect(amendmentLifecycle.transitions.map(({ event, to, needs }) => [event, to, needs])).toEqual([
      ['confirm', 'confirmed', ['another_person']],
      ['refuse', 'refused', ['another_person', 'reason']],
      ['withdraw', 'withdrawn', ['own_proposal']],
    ]);
  });
});
